import type { ApiError } from "@callwright/sdk";
import type { PotentialCustomerDetail } from "@callwright/sdk/contract";
import { useApi, useGetPotentialCustomer, useUpdatePotentialCustomer } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import type { CustomerTag } from "../PotentialCustomers.types.js";

/** The state of the customer in the drawer. */
export type EditState =
  | { status: "loading" }
  /** The customer was deleted, or the user has no access to it. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; customer: PotentialCustomerDetail };

/** Reads a saved customer and saves changes of its tags. Reads nothing without an id. */
export function useEditCustomer(customerId: string | undefined) {
  const { data, error, mutate } = useGetPotentialCustomer(
    customerId === undefined ? null : { path: { id: customerId } },
  );
  const { trigger } = useUpdatePotentialCustomer();
  const client = useApi();

  const state = useMemo<EditState>(() => {
    if (data) return { status: "ready", customer: data };
    if (error?.status === 404) return { status: "missing" };
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }, [data, error, mutate]);

  return {
    state,
    /**
     * Shows the new tags at once, and the former ones again if the server refuses them. If somebody else has changed
     * the tags since, their changes are kept, too. Rejects with an ApiError.
     */
    saveTags: async (tags: readonly CustomerTag[]): Promise<void> => {
      if (!data) return;
      const path = { id: data.id };
      const save = (ids: readonly string[], basedOn: PotentialCustomerDetail) =>
        trigger({ path, body: { tagIds: [...ids] }, basedOn });
      const saveOverTheirs = async (failure: ApiError) => {
        if (failure.code !== "PRECONDITION_FAILED") throw failure;
        const theirs = await client.call("getPotentialCustomer", { path });
        return save(tagsOnBothSides(idsOf(data.tags), idsOf(theirs.tags), idsOf(tags)), theirs);
      };
      const shown = { ...data, tags: [...tags] };
      const showInstead = (next: PotentialCustomerDetail) => mutate((present) => (present === shown ? next : present));
      await mutate(shown);
      try {
        await showInstead(await save(idsOf(tags), data).catch(saveOverTheirs));
      } catch (failure) {
        await showInstead(data);
        throw failure;
      }
    },
  };
}

const idsOf = (tags: readonly { id: string }[]) => tags.map(({ id }) => id);

/** Somebody else's version of the tags, with the changes that were made here. */
function tagsOnBothSides(read: readonly string[], theirs: readonly string[], mine: readonly string[]): string[] {
  const added = mine.filter((id) => !read.includes(id));
  const taken = new Set(read.filter((id) => !mine.includes(id)));
  return [...new Set([...theirs, ...added])].filter((id) => !taken.has(id));
}
