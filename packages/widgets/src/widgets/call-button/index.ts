export { CallButton, type CallButtonHandle, type CallButtonMessages, type CallButtonProps } from "./CallButton.js";
