import { defineMessages } from "../i18n/index.js";
import { firstCallMessages } from "./call.firstTexts.js";

/** The texts of a call in rows and in its detail. */
export const callMessages = defineMessages("call", {
  ...firstCallMessages.texts,

  /** Shown instead of a missing value. */
  none: "-",
  defaultNumber: "Default",
  assistant: "Assistant",
  /** The other person in a conversation, if their name is not known. */
  contact: "Contact",
  PERSON: "A person",
  MACHINE: "An answering machine",
});
