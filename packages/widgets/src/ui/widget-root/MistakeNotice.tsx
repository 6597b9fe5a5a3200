import type { Explained } from "../../lib/explainMistake.js";
import { Link } from "../link/index.js";
import { Notice } from "../notice/index.js";
import { Said } from "./MistakeNotice.styles.js";

/** Says to whoever embeds the widget what is wrong with that. Developers read it in English. */
export function MistakeNotice({ mistake: { code, sentence, help } }: { mistake: Explained }) {
  return (
    <Said>
      <Notice tone="warning" title={code} action={<Link href={help}>Help</Link>}>
        {sentence}
      </Notice>
    </Said>
  );
}
