export { Button, IconButton, type ButtonBaseProps, type ButtonProps, type IconButtonProps } from "./Button.js";
export { textButton } from "./textButton.styles.js";
