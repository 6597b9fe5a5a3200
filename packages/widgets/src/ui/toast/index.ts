export { Toaster, type ToastAction, type ToastKind, type ToastOptions } from "./Toaster.js";
export { preloadToasts, ToastProvider, useKeptClear, useToast } from "./ToastProvider.js";
