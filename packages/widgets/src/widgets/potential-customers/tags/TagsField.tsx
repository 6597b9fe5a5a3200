import type { Messages } from "../../../i18n/index.js";
import { TagPill } from "../../../ui/chip/index.js";
import { MultiSelect } from "../../../ui/multi-select/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";
import { toTagOption, type TagOption } from "./tags.model.js";
import * as s from "./TagsField.styles.js";
import type { TagActions } from "./useTagActions.js";
import { useTagChoices } from "./useTagChoices.js";
import { useTagDeletion } from "./useTagDeletion.js";

/** Props of {@link TagsField}. */
export interface TagsFieldProps {
  t: Messages<typeof potentialCustomersMessages>;
  /** The tags of the customer. */
  value: readonly CustomerTag[];
  onChange: (tags: readonly CustomerTag[]) => void;
  tags: TagActions;
  /** The owner of the tags to choose from. */
  ownerId: string | null | undefined;
}

/** The tags of a customer, and above them a search that adds, removes and creates tags. */
export function TagsField({ t, value, onChange, tags, ownerId }: TagsFieldProps) {
  const choices = useTagChoices(ownerId);
  const { askToDelete, dialog } = useTagDeletion(t, tags);
  const shown = tags.shown(value);

  const add = async (title: string) => {
    const tag = await tags.add(title);
    return tag && toTagOption(tag);
  };
  return (
    <s.Field>
      <MultiSelect
        label={t.tags}
        isOptional
        placeholder={t.addTag}
        maxShown={0}
        debounceMs={400}
        options={tags.shown(choices.found).map(toTagOption)}
        isLoading={choices.isLoading}
        onSearch={choices.search}
        value={shown.map(toTagOption)}
        onChange={(options) => onChange((options as readonly TagOption[]).map(toTag))}
        onCreate={add}
      />
      {shown.length > 0 && (
        <s.Pills aria-label={t.tags}>
          {shown.map((tag) => (
            <li key={tag.id}>
              <TagPill
                title={tag.title}
                color={tag.color}
                onRename={(title) => void tags.rename(tag, title)}
                onDelete={() => askToDelete(tag)}
              />
            </li>
          ))}
        </s.Pills>
      )}
      {dialog}
    </s.Field>
  );
}

const toTag = ({ id, label, color }: TagOption): CustomerTag => ({ id, title: label, color });
