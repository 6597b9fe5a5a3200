import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { customerColumns } from "./customerColumns.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

/** The columns of the list, with the actions for tags. */
export function useCustomerColumns(
  t: Messages<typeof firstPotentialCustomersMessages>,
  model: PotentialCustomersModel,
) {
  const { tags, view } = model;
  const toggle = useEvent(model.toggleTag);
  const rename = useEvent(tags.rename);
  const askToDeleteTag = useEvent(model.askToDeleteTag);
  return useMemo(
    () =>
      customerColumns(t, {
        tagIds: view.tagIds,
        toggle,
        rename: (tag, title) => void rename(tag, title),
        askToDelete: (tag) => void askToDeleteTag(tag),
      }),
    [t, view.tagIds, toggle, rename, askToDeleteTag],
  );
}
