import type { ReadState } from "@callwright/sdk";
import { useApi, useGetPhoneBook, useUpdatePhoneBook } from "@callwright/sdk/hooks";
import { useMemo } from "react";
import type { Body } from "@callwright/sdk/contract";

import { toCallCenterRow } from "../callCenter.model.js";
import type { CallCenterRow } from "../CallCenter.types.js";

/** The state of an item's detail. */
export type ItemState =
  | { status: "loading" }
  /** The item was deleted, or the user has no access to it. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; row: CallCenterRow };

/**
 * Reads an item, keeps it up to date, and changes it. Reads nothing if there is no id.
 *
 * @param known the item's row in a list, which is shown until the item has loaded
 */
export function useItem(itemId: string | undefined, known: CallCenterRow | undefined) {
  const { data, error, mutate } = useGetPhoneBook(itemId === undefined ? null : { path: { id: itemId } });
  const client = useApi();
  const updating = useUpdatePhoneBook();
  const read = useMemo(() => data && toCallCenterRow(data), [data]);
  const state = useMemo((): ItemState => {
    if (error?.status === 404) return { status: "missing" };
    const row = read ?? known;
    if (row) return { status: "ready", row };
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }, [error, read, known, mutate]);
  return {
    state,
    /** Rejects with an ApiError. */
    update: async (id: string, body: Body<"updatePhoneBook">, basedOn: ReadState | undefined): Promise<void> => {
      await mutate(await updating.trigger({ path: { id }, body, basedOn }));
    },
    /** Rejects with an ApiError. */
    readAgain: async (id: string): Promise<CallCenterRow> =>
      toCallCenterRow(await client.call("getPhoneBook", { path: { id } })),
  };
}
