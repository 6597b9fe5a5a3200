import type { ReactNode } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useEvent } from "../../../lib/useEvent.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";
import { tagQuestion } from "./tagQuestion.js";
import type { TagActions } from "./useTagActions.js";

/** Deletes a tag after a confirmation that explains the effect. Render `dialog` beside the tags. */
export function useTagDeletion(
  t: Messages<typeof potentialCustomersMessages>,
  tags: Pick<TagActions, "delete">,
): { askToDelete: (tag: CustomerTag) => void; dialog: ReactNode } {
  const { confirm, dialog } = useConfirm();
  const askToDelete = useEvent(async (tag: CustomerTag) => {
    if (await confirm(tagQuestion(t, tag))) await tags.delete(tag);
  });
  return { askToDelete: (tag) => void askToDelete(tag), dialog };
}
