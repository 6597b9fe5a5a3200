import { firstTexts } from "../../i18n/index.js";

/** The texts of the first load. */
export const firstCallFormMessages = firstTexts("callForm", {
  call: "Call",
  callContact: "Call {contact}",
  noContact: "This item has no contact",
  doNotCall: "This contact asked not to be called again",
  incomplete: "A part of this call center item was deleted",
});
