export { DialogFrame, type DialogFrameProps, type DialogKind } from "./DialogFrame.js";
