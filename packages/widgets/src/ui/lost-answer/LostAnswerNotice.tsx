import { useMessages } from "../../i18n/index.js";
import { Notice } from "../notice/index.js";
import type { LostAnswer } from "./lostAnswer.js";
import { lostAnswerMessages } from "./lostAnswer.messages.js";

/** Says above a form's buttons that it is not known whether it was done. */
export function LostAnswerNotice({ lost }: { lost: LostAnswer }) {
  const t = useMessages(lostAnswerMessages);
  return <Notice title={t.title}>{t[lost]}</Notice>;
}
