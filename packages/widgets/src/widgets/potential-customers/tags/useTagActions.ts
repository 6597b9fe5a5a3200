import { useMemo, useState } from "react";

import type { LateActions } from "../../../ui/on-demand/index.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";
import type { CustomerActing } from "../useCustomerActing.js";
import { shownTags, type TagChanges } from "./tags.model.js";

interface TagActionsOptions {
  run: LateActions<CustomerActing>["run"];
  /** The owner of new tags: a company, null for the catalogue, or undefined for a seller's own company. */
  ownerId: string | null | undefined;
  /** Called when a tag has been deleted from all customers. */
  onDeleted: (id: string) => void;
}

/**
 * The actions for tags, which change them on all customers. Changes are shown before the server responds (B-TAG-10 to
 * B-TAG-13).
 */
export function useTagActions({ run, ownerId, onDeleted }: TagActionsOptions) {
  const [changes, setChanges] = useState<TagChanges>(noChanges);

  return {
    /** Applies the changes that the server has not confirmed yet. */
    shown: useMemo(() => (tags: readonly CustomerTag[]) => shownTags(tags, changes), [changes]),

    /** Creates a tag in one of the four colours, at random. Returns undefined if the server refused it (B-TAG-05). */
    add: (title: string): Promise<CustomerTag | undefined> =>
      run((acting) => acting.addTag(title, ownerId === undefined ? {} : { sellerCompanyId: ownerId })),

    rename: async ({ id, title: from }: CustomerTag, to: string): Promise<void> => {
      setChanges((all) => ({ ...all, renamed: new Map(all.renamed).set(id, { from, to }) }));
      if (!(await run((acting) => acting.renameTag(id, to))))
        setChanges((all) => ({ ...all, renamed: without(all.renamed, id) }));
    },

    delete: async ({ id }: CustomerTag): Promise<void> => {
      setChanges((all) => ({ ...all, deleted: new Set(all.deleted).add(id) }));
      if (await run((acting) => acting.deleteTag(id))) onDeleted(id);
      else setChanges((all) => ({ ...all, deleted: new Set([...all.deleted].filter((other) => other !== id)) }));
    },
  };
}

/** The result of {@link useTagActions}. */
export type TagActions = ReturnType<typeof useTagActions>;

const noChanges: TagChanges = { renamed: new Map(), deleted: new Set() };

function without<Value>(all: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([other]) => other !== id));
}
