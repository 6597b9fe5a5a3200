import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { customerColumns } from "./customerColumns.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import { useTagDeletion } from "./tags/useTagDeletion.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

/** The columns of the list, and the dialog of the actions for tags. Render `dialog` beside the list. */
export function useCustomerColumns(
  t: Messages<typeof firstPotentialCustomersMessages>,
  model: PotentialCustomersModel,
) {
  const { tags, view } = model;
  const { askToDelete, dialog } = useTagDeletion(t, tags);
  const toggle = useEvent(model.toggleTag);
  const rename = useEvent(tags.rename);
  const askToDeleteTag = useEvent(askToDelete);
  const columns = useMemo(
    () =>
      customerColumns(t, {
        tagIds: view.tagIds,
        toggle,
        rename: (tag, title) => void rename(tag, title),
        askToDelete: askToDeleteTag,
      }),
    [t, view.tagIds, toggle, rename, askToDeleteTag],
  );
  return { columns, dialog };
}
