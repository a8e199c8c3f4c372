def tell(*a):
    return []
