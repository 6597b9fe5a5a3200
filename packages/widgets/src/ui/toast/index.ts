export { Toaster, type ToastAction, type ToastKind, type ToastOptions } from "./Toaster.js";
export { ToastProvider, useKeptClear, useToast } from "./ToastProvider.js";
