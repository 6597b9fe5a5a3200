import { useMessages } from "../../../i18n/index.js";
import { IconButton } from "../../../ui/button/index.js";
import { ChevronDown, ChevronUp, Trash2 } from "../../../ui/icon/generated/icons.js";
import { Select } from "../../../ui/select/index.js";
import { TextArea } from "../../../ui/text-area/index.js";
import { TextField } from "../../../ui/text-field/index.js";
import { productQuestionsMessages } from "./productQuestions.messages.js";
import { longestQuestion, type QuestionDraft, type QuestionType } from "./questionDrafts.js";
import { Item, Moves } from "./QuestionEditor.styles.js";

interface QuestionFieldsProps {
  draft: QuestionDraft;
  /** The position of the question, from 1. */
  nth: number;
  count: number;
  onChange: (draft: QuestionDraft) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const types = ["YES_NO", "NUMBER", "CHOICE", "DATE", "TEXT"] as const satisfies readonly QuestionType[];

/** The fields of one question: its text, the type of its answer, and buttons that move or remove it. */
export function QuestionFields({ draft, nth, count, onChange, onMove, onRemove }: QuestionFieldsProps) {
  const t = useMessages(productQuestionsMessages);
  return (
    <Item>
      <TextField
        label={t.question({ nth })}
        value={draft.text}
        maxLength={longestQuestion}
        onChange={(text) => onChange({ ...draft, text })}
      />
      <Select
        label={t.type({ nth })}
        options={types.map((id) => ({ id, label: t[id] }))}
        value={draft.type}
        onChange={(id) => onChange({ ...draft, type: types.find((type) => type === id) ?? draft.type })}
      />
      {draft.type === "CHOICE" && (
        <TextArea
          label={t.options({ nth })}
          rows={3}
          value={draft.options}
          onChange={(options) => onChange({ ...draft, options })}
        />
      )}
      <Moves>
        <IconButton label={t.up({ nth })} icon={ChevronUp} isDisabled={nth === 1} onPress={() => onMove(-1)} />
        <IconButton label={t.down({ nth })} icon={ChevronDown} isDisabled={nth === count} onPress={() => onMove(1)} />
        <IconButton label={t.remove({ nth })} icon={Trash2} onPress={onRemove} />
      </Moves>
    </Item>
  );
}
