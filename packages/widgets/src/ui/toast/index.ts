export { Toaster, type ToastKind, type ToastOptions } from "./Toaster.js";
export { ToastProvider, useToast } from "./ToastProvider.js";
