import type { TagColor } from "@callwright/sdk/contract";
import {
  useCreatePotentialCustomerTag,
  useDeletePotentialCustomerTag,
  useSyncPotentialCustomerContacts,
  useUpdatePotentialCustomerTag,
} from "@callwright/sdk/hooks";

import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useAnnounce, type Words } from "../../lists/useAnnounce.js";
import { addTo, inChunks } from "./attach/companyOutcomes.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import type { CompanyOutcome, CustomerTag } from "./PotentialCustomers.types.js";
import { randomTagColor } from "./tags/randomTagColor.js";
import { tagQuestion } from "./tags/tagQuestion.js";
import { type CustomerRemovalOptions, useCustomerRemoval } from "./useCustomerRemoval.js";

interface CustomerActingOptions extends CustomerRemovalOptions {
  t: Messages<typeof firstPotentialCustomersMessages>;
}

/** The actions for customers and tags that announce their results. This module is loaded when the first one is used. */
export function useCustomerActing({ t: begun, ...options }: CustomerActingOptions) {
  const t = useAllMessages(potentialCustomersMessages, begun);
  const announce = useAnnounce();
  const syncContacts = useSyncPotentialCustomerContacts();
  const createTag = useCreatePotentialCustomerTag();
  const updateTag = useUpdatePotentialCustomerTag();
  const deleteTag = useDeletePotentialCustomerTag();

  return {
    ...useCustomerRemoval(options, t),
    /**
     * Copies to linked companies the contacts that they lack. Returns the result for each company; undefined if
     * it failed.
     */
    sync: async (ids: readonly string[]): Promise<readonly CompanyOutcome[] | undefined> => {
      const copy = async () => {
        const outcomes: CompanyOutcome[] = [];
        let copied = 0;
        for (const some of inChunks(ids)) {
          const answer = await syncContacts.trigger({ body: { potentialCustomerCompanyIds: some } });
          copied += answer.createdContactsCount;
          addTo(outcomes, answer.companies, "createdContactsCount");
        }
        return { outcomes, copied, isRefused: outcomes.some(({ refusal }) => refusal !== undefined) };
      };
      const said = await announce(copy, {
        done: ({ copied, isRefused }) => (isRefused && copied === 0 ? undefined : synced(copied)),
        failed: t.syncFailed,
      });
      return said?.result.outcomes;
    },

    /** Creates a tag. Returns undefined if the server refused it (B-TAG-05). */
    addTag: async (title: string, owner: { sellerCompanyId?: string | null }): Promise<CustomerTag | undefined> => {
      const color: TagColor = randomTagColor();
      const made = await announce(() => createTag.trigger({ body: { title, color, ...owner } }), {
        done: (tag) => t.tagAdded({ title: tag.title }),
        failed: { title: t.tagFailed },
      });
      return made && { id: made.result.id, title: made.result.title, color: made.result.color };
    },
    /** Returns whether the server has renamed the tag. */
    renameTag: async (id: string, title: string): Promise<boolean> => {
      const says = { done: t.tagRenamed, failed: t.tagRenameFailed };
      return (await announce(() => updateTag.trigger({ path: { id }, body: { title } }), says)) !== undefined;
    },
    askToDeleteTag: async (tag: CustomerTag, remove: (tag: CustomerTag) => Promise<void>): Promise<void> => {
      if (await options.confirm(tagQuestion(t, tag))) await remove(tag);
    },
    /** Returns whether the server has deleted the tag. */
    deleteTag: async (id: string): Promise<boolean> => {
      const says = { done: t.tagDeleted, failed: t.tagDeleteFailed };
      return (await announce(() => deleteTag.trigger({ path: { id } }), says)) !== undefined;
    },
  };

  function synced(count: number): Words {
    return { title: t.synced, body: count > 0 ? t.contactsCopied({ count }) : t.nothingToCopy };
  }
}

/** The result of {@link useCustomerActing}. */
export type CustomerActing = ReturnType<typeof useCustomerActing>;
