import { useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { IconButton } from "../../ui/button/index.js";
import { Pencil, Trash2 } from "../../ui/icon/generated/icons.js";
import type { faqMessages } from "./faq.messages.js";
import { Answer, Entry, Question, Toggle, Words } from "./Faq.styles.js";
import { shortAnswer } from "./shortAnswer.js";
import type { Faq } from "./useFaqs.js";

/** Props of {@link FaqEntry}. */
export interface FaqEntryProps {
  t: Messages<typeof faqMessages>;
  faq: Faq;
  /** Whether the focus comes back to it from its form. */
  isFocused: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A question with the beginning of its answer, and the rest of it for who wants to read on. */
export function FaqEntry({ t, faq: { question, answer }, isFocused, onEdit, onDelete }: FaqEntryProps) {
  const [isWhole, setWhole] = useState(false);
  const short = shortAnswer(answer);
  return (
    <Entry>
      <Words>
        <Question>{question}</Question>
        <Answer>{isWhole ? answer : (short ?? answer)}</Answer>
        {short !== undefined && (
          <Toggle
            type="button"
            aria-label={isWhole ? t.readLessOf({ question }) : t.readMoreOf({ question })}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t.readLess : t.readMore}
          </Toggle>
        )}
      </Words>
      <IconButton icon={Pencil} needs="updateFaq" label={t.edit({ question })} autoFocus={isFocused} onPress={onEdit} />
      <IconButton icon={Trash2} needs="deleteFaq" label={t.deleteOne({ question })} onPress={onDelete} />
    </Entry>
  );
}
