"use client";

import * as operations from "../generated/operations/products.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List products. */
export const useListProducts = readHook(operations.listProducts);

/** Create a product. */
export const useCreateProduct = actionHook(operations.createProduct, freshenedBy.createProduct);

/** Delete products. */
export const useDeleteProducts = actionHook(operations.deleteProducts, freshenedBy.deleteProducts);

/** Export products. */
export const useExportProducts = actionHook(operations.exportProducts);

/** Read a product. */
export const useGetProduct = readHook(operations.getProduct);

/** The number of customers and call center items that have a product and would lose it if it were deleted. */
export const useGetProductUse = readHook(operations.getProductUse);

/** Change a product. */
export const useUpdateProduct = actionHook(operations.updateProduct, freshenedBy.updateProduct);

/** Delete a product. */
export const useDeleteProduct = actionHook(operations.deleteProduct, freshenedBy.deleteProduct);
