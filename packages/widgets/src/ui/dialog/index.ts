export { DialogFrame, type DialogFrameProps, type DialogKind } from "./DialogFrame.js";
export { keepEscape } from "./keepEscape.js";
export { dialogMessages } from "./dialog.messages.js";
export { ModalLayout } from "./ModalLayout.js";
export { FocusAtOnce } from "./FocusAtOnce.js";
