export { FileDrop, type FileDropProps, type FileKinds } from "./FileDrop.js";
