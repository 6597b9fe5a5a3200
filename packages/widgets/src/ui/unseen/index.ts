export { Unseen } from "./Unseen.styles.js";
