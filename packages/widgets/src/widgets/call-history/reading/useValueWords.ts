import type { CallQuestionValue } from "@callwright/sdk/contract";

import { useNumbers, useMessages } from "../../../i18n/index.js";
import { callReadingMessages } from "./reading.messages.js";

/** Returns a function that formats the answer to a question. */
export function useValueWords(): (value: CallQuestionValue) => string {
  const t = useMessages(callReadingMessages);
  const formats = useNumbers();
  return (value) => {
    if (typeof value === "boolean") return value ? t.yes : t.no;
    return typeof value === "number" ? formats.number(value) : value;
  };
}
