import { useState } from "react";

import type { FormHandle } from "../../../forms/index.js";
import { useField } from "../../../forms/fields/useField.js";
import { useMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import type { ProductValues } from "../productForm.js";
import { draftsOf, mostQuestions, moved, type QuestionDraft, withNew } from "./questionDrafts.js";
import { productQuestionsMessages } from "./productQuestions.messages.js";
import { QuestionFields } from "./QuestionFields.js";
import { FieldNote, Items, Place } from "./QuestionEditor.styles.js";

/** Props of {@link QuestionEditor}. */
export interface QuestionEditorProps {
  form: FormHandle<ProductValues>;
}

/**
 * The field for the questions of a product, which can be added, edited, moved and removed. They are saved with the
 * form.
 */
export function QuestionEditor({ form }: QuestionEditorProps) {
  const t = useMessages(productQuestionsMessages);
  const say = (text: string) =>
    draftsOf(text)
      .map((draft) => draft.text)
      .join(", ");
  const { value, onChange, errorMessage } = useField<string, ProductValues>(form, "questions", { label: t.title, say });
  const [told, setTold] = useState("");
  const drafts = draftsOf(value);
  const keep = (changed: readonly QuestionDraft[]) => onChange(JSON.stringify(changed));
  return (
    <Place role="group" aria-label={t.title}>
      <p>{t.hint}</p>
      <Items>
        {drafts.map((draft, index) => (
          <QuestionFields
            key={draft.key}
            draft={draft}
            nth={index + 1}
            count={drafts.length}
            onChange={(changed) => keep(drafts.with(index, changed))}
            onMove={(by) => {
              keep(moved(drafts, index, by));
              setTold(t.movedTo({ nth: index + 1, place: index + 1 + by }));
            }}
            onRemove={() => keep(drafts.toSpliced(index, 1))}
          />
        ))}
      </Items>
      {errorMessage && <FieldNote role="alert">{errorMessage}</FieldNote>}
      <span role="status">{told}</span>
      <Button
        size="small"
        disabledReason={drafts.length < mostQuestions ? undefined : t.most}
        onPress={() => keep(withNew(drafts))}
      >
        {t.add}
      </Button>
    </Place>
  );
}
