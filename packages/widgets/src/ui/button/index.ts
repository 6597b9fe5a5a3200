export { Button, IconButton, type ButtonBaseProps, type ButtonProps, type IconButtonProps } from "./Button.js";
