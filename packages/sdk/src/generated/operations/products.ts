// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createProduct = ["createProduct", "POST", "/v1/products", "once"] as const;
export const deleteProduct = ["deleteProduct", "DELETE", "/v1/products/{id}"] as const;
export const deleteProducts = ["deleteProducts", "POST", "/v1/products/bulk/delete"] as const;
export const exportProducts = ["exportProducts", "POST", "/v1/products/bulk/export", "file"] as const;
export const getProduct = ["getProduct", "GET", "/v1/products/{id}"] as const;
export const getProductUse = ["getProductUse", "GET", "/v1/products/{id}/use"] as const;
export const listProducts = ["listProducts", "GET", "/v1/products"] as const;
export const updateProduct = ["updateProduct", "PATCH", "/v1/products/{id}"] as const;
