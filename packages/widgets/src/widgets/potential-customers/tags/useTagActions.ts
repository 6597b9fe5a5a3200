import type { ApiError } from "@callwright/sdk";
import {
  useCreatePotentialCustomerTag,
  useDeletePotentialCustomerTag,
  useUpdatePotentialCustomerTag,
} from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { CustomerTag } from "../PotentialCustomers.types.js";
import { randomTagColor, shownTags, type TagChanges } from "./tags.model.js";

/** Says what came of what somebody did with a tag. */
export interface TagActionsVoice {
  added(title: string): void;
  addFailed: (error: ApiError) => void;
  renamed(): void;
  renameFailed(error: ApiError): void;
  deleted(): void;
  deleteFailed(error: ApiError): void;
}

interface TagActionsOptions {
  /** Whose new tags are; null for the catalogue, undefined for a seller's own company. */
  ownerId: string | null | undefined;
  voice: TagActionsVoice;
  /** A tag is gone, on every customer. */
  onDeleted: (id: string) => void;
}

/** What can be done with tags themselves, on every customer that has them. It shows ahead of the server's answer. */
export function useTagActions({ ownerId, voice, onDeleted }: TagActionsOptions) {
  const createTag = useCreatePotentialCustomerTag();
  const updateTag = useUpdatePotentialCustomerTag();
  const deleteTag = useDeletePotentialCustomerTag();
  const [changes, setChanges] = useState<TagChanges>(noChanges);

  return {
    /** Tags as they will be once the server agrees. */
    shown: useMemo(() => (tags: readonly CustomerTag[]) => shownTags(tags, changes), [changes]),

    /** Creates a tag in one of the four colours, at random; answers undefined when the server refused (B-TAG-05). */
    async add(title: string): Promise<CustomerTag | undefined> {
      try {
        const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
        const tag = await createTag.trigger({ body: { title, color: randomTagColor(), ...owner } });
        voice.added(tag.title);
        return { id: tag.id, title: tag.title, color: tag.color };
      } catch (error) {
        voice.addFailed(error as ApiError);
        return undefined;
      }
    },

    rename: async ({ id, title: from }: CustomerTag, to: string): Promise<void> => {
      setChanges((all) => ({ ...all, renamed: new Map(all.renamed).set(id, { from, to }) }));
      try {
        await updateTag.trigger({ path: { id }, body: { title: to } });
        voice.renamed();
      } catch (error) {
        setChanges((all) => ({ ...all, renamed: without(all.renamed, id) }));
        voice.renameFailed(error as ApiError);
      }
    },

    async delete({ id }: CustomerTag): Promise<void> {
      setChanges((all) => ({ ...all, deleted: new Set(all.deleted).add(id) }));
      try {
        await deleteTag.trigger({ path: { id } });
        voice.deleted();
        onDeleted(id);
      } catch (error) {
        setChanges((all) => ({ ...all, deleted: new Set([...all.deleted].filter((other) => other !== id)) }));
        voice.deleteFailed(error as ApiError);
      }
    },
  };
}

/** What can be done with tags, as the controller answers it. */
export type TagActions = ReturnType<typeof useTagActions>;

const noChanges: TagChanges = { renamed: new Map(), deleted: new Set() };

function without<Value>(all: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([other]) => other !== id));
}
