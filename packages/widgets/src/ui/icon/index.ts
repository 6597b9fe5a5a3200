export { type DrawingProps, Icon, type IconProps, type IconShape } from "./Icon.js";
