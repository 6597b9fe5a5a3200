import type { ReadState } from "@callwright/sdk";
import { useApi, useGetPhoneBook, useUpdatePhoneBook } from "@callwright/sdk/hooks";
import { useMemo } from "react";
import type { Body } from "@callwright/sdk/contract";

import { toCallCenterRow } from "../callCenter.model.js";
import type { CallCenterRow } from "../CallCenter.types.js";

/** What the detail of one item shows. */
export type ItemState =
  | { status: "loading" }
  /** It was deleted, or is not the reader's. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; row: CallCenterRow };

/**
 * One item, kept fresh, and the way to change it. Reads nothing without an id.
 *
 * @param known the item as a list has it, to be shown until its own answer comes
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
      const changed = await updating.trigger({ path: { id }, body, basedOn });
      await mutate(changed, { revalidate: false });
    },
    /** Rejects with an ApiError. */
    readAgain: async (id: string): Promise<CallCenterRow> =>
      toCallCenterRow(await client.call("getPhoneBook", { path: { id } })),
  };
}
