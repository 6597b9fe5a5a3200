/** The webhooks tab of the developers page, in a file of its own that is loaded when the tab is chosen. */
export { Webhooks } from "@callwright/widgets";
