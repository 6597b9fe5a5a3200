import {
  useCreatePotentialCustomerTag,
  useDeletePotentialCustomerTag,
  useUpdatePotentialCustomerTag,
} from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import type { firstPotentialCustomersMessages } from "../potentialCustomers.firstTexts.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";
import { randomTagColor, shownTags, type TagChanges } from "./tags.model.js";

interface TagActionsOptions {
  /** Whose new tags are; null for the catalogue, undefined for a seller's own company. */
  ownerId: string | null | undefined;
  t: Messages<typeof firstPotentialCustomersMessages>;
  /** A tag is gone, on every customer. */
  onDeleted: (id: string) => void;
}

/** What can be done with tags themselves, on every customer that has them. It shows ahead of the server's answer (B-TAG-10 to B-TAG-13). */
export function useTagActions({ t, ownerId, onDeleted }: TagActionsOptions) {
  const announce = useAnnounce();
  const createTag = useCreatePotentialCustomerTag();
  const updateTag = useUpdatePotentialCustomerTag();
  const deleteTag = useDeletePotentialCustomerTag();
  const [changes, setChanges] = useState<TagChanges>(noChanges);

  return {
    /** Tags as they will be once the server agrees. */
    shown: useMemo(() => (tags: readonly CustomerTag[]) => shownTags(tags, changes), [changes]),

    /** Creates a tag in one of the four colours, at random; answers undefined when the server refused (B-TAG-05). */
    add: async (title: string): Promise<CustomerTag | undefined> => {
      const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
      const made = await announce(() => createTag.trigger({ body: { title, color: randomTagColor(), ...owner } }), {
        done: (tag) => t.tagAdded({ title: tag.title }),
        failed: { title: t.tagFailed },
      });
      return made && { id: made.result.id, title: made.result.title, color: made.result.color };
    },

    rename: async ({ id, title: from }: CustomerTag, to: string): Promise<void> => {
      setChanges((all) => ({ ...all, renamed: new Map(all.renamed).set(id, { from, to }) }));
      const done = await announce(() => updateTag.trigger({ path: { id }, body: { title: to } }), {
        done: t.tagRenamed,
        failed: t.tagRenameFailed,
      });
      if (!done) setChanges((all) => ({ ...all, renamed: without(all.renamed, id) }));
    },

    delete: async ({ id }: CustomerTag): Promise<void> => {
      setChanges((all) => ({ ...all, deleted: new Set(all.deleted).add(id) }));
      const says = { done: t.tagDeleted, failed: t.tagDeleteFailed };
      if (await announce(() => deleteTag.trigger({ path: { id } }), says)) onDeleted(id);
      else setChanges((all) => ({ ...all, deleted: new Set([...all.deleted].filter((other) => other !== id)) }));
    },
  };
}

/** What can be done with tags, as the controller answers it. */
export type TagActions = ReturnType<typeof useTagActions>;

const noChanges: TagChanges = { renamed: new Map(), deleted: new Set() };

function without<Value>(all: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([other]) => other !== id));
}
