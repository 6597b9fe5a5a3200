import { useMessages } from "../i18n/index.js";
import { groupedPhoneNumber } from "../lib/groupedPhoneNumber.js";
import { callMessages } from "./call.messages.js";

/** The number a call was made from; without one it is the default number. */
export function FromNumber({ number }: { number: string | undefined }) {
  const t = useMessages(callMessages);
  return number === undefined ? t.defaultNumber : <bdi>{groupedPhoneNumber(number)}</bdi>;
}
