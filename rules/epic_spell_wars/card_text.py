text = cost_text = explain = describe = None
