import { Notice } from "../notice/index.js";
import type { LostAnswer } from "./lostAnswer.js";
import { useLostAnswerTexts } from "./useLostAnswerTexts.js";

/** Says above a form's buttons that it is not known whether it was done, or that it was not even sent. */
export function LostAnswerNotice({ lost }: { lost: LostAnswer }) {
  const { title, hint } = useLostAnswerTexts()(lost);
  return <Notice title={title}>{hint}</Notice>;
}
