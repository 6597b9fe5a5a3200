export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.js";
export { type Confirmation, preloadConfirm, useConfirm } from "./useConfirm.js";
export { type UnsavedGuard, useUnsavedGuard } from "./useUnsavedGuard.js";
