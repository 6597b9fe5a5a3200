import type { ReactNode } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useEvent } from "../../../lib/useEvent.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import type { firstPotentialCustomersMessages } from "../potentialCustomers.firstTexts.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";
import type { TagActions } from "./useTagActions.js";

/** Deletes a tag after a confirmation that explains the effect. Render `dialog` beside the tags. */
export function useTagDeletion(
  t: Messages<typeof firstPotentialCustomersMessages>,
  tags: Pick<TagActions, "delete">,
): { askToDelete: (tag: CustomerTag) => void; dialog: ReactNode } {
  const { confirm, dialog } = useConfirm();
  const askToDelete = useEvent(async (tag: CustomerTag) => {
    const title = t.deleteTagTitle({ title: tag.title });
    if (await confirm({ title, body: t.deleteTagBody, confirmLabel: t.delete })) await tags.delete(tag);
  });
  return { askToDelete: (tag) => void askToDelete(tag), dialog };
}
