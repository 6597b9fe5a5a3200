export { AriaLocale } from "./AriaLocale.js";
