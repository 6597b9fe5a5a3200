import { useMessages } from "../i18n/index.js";
import { PhoneNumber } from "../ui/phone-number/index.js";
import { callMessages } from "./call.messages.js";

/** The number from which a call was made; without one it is the default number. */
export function FromNumber({ number }: { number: string | undefined }) {
  const t = useMessages(callMessages);
  return number === undefined ? t.defaultNumber : <PhoneNumber number={number} />;
}
