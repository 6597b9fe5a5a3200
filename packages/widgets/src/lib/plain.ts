export { plain } from "@callwright/sdk";
