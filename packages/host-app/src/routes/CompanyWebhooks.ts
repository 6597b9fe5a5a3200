/** A side of the developers' page, in a file that comes when it is chosen. */
export { Webhooks } from "@callwright/widgets";
