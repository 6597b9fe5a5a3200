"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List products. */
export const useListProducts = readHook("listProducts");

/** Create a product. */
export const useCreateProduct = actionHook("createProduct");

/** Delete products. */
export const useDeleteProducts = actionHook("deleteProducts");

/** Export products. */
export const useExportProducts = actionHook("exportProducts");

/** Read a product. */
export const useGetProduct = readHook("getProduct");

/** How many customers and call center items have a product: what loses it when it is deleted. */
export const useGetProductUse = readHook("getProductUse");

/** Change a product. */
export const useUpdateProduct = actionHook("updateProduct");

/** Delete a product. */
export const useDeleteProduct = actionHook("deleteProduct");
