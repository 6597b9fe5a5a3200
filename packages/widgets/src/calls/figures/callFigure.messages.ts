import { defineMessages } from "../../i18n/index.js";

/** The texts for the dimensions by which calls are counted and filtered. */
export const callFigureMessages = defineMessages("callFigure", {
  dialled: "Dialled",
  /** The first and the last day. */
  range: "{from} – {to}",
  /** A range that has only one end. */
  since: "Since {from}",
  until: "Until {to}",
  country: "Country",
  hour: "Hour",
  product: "Product",
  answeredBy: "Answered by",
  PERSON: "A person",
  MACHINE: "A machine",
  NOBODY: "Nobody",
  objection: "Objection",
  callback: "Callback",
  due: "Due now",
});
