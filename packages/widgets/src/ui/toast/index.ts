export { Toaster, type ToastKind, type ToastOptions } from "./Toaster.js";
export { ToastProvider, useKeptClear, useToast } from "./ToastProvider.js";
