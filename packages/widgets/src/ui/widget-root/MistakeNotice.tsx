import type { Explained } from "../../lib/explainMistake.js";
import { Link } from "../link/index.js";
import { Notice } from "../notice/index.js";
import { Said } from "./MistakeNotice.styles.js";

/** Shows a developer what is wrong with how the widget is embedded. The text is in English. */
export function MistakeNotice({ mistake: { code, sentence, help } }: { mistake: Explained }) {
  return (
    <Said>
      <Notice tone="warning" title={code} action={<Link href={help}>Help</Link>}>
        {sentence}
      </Notice>
    </Said>
  );
}
