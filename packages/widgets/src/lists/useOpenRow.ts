import { useState } from "react";

import { neighbourRowId } from "../ui/table/index.js";

/**
 * The row whose drawer is open.
 *
 * @param openId the row's id, or ""
 * @param open opens another row
 */
export function useOpenRow<Row extends { id: string }>(
  rows: readonly Row[],
  openId: string,
  open: (id: string) => void,
) {
  const neighbour = (step: -1 | 1) => {
    const ids = rows.map(({ id }) => id);
    const id = openId === "" ? undefined : neighbourRowId(ids, openId, step);
    return id === undefined ? undefined : () => open(id);
  };
  return {
    /** The row; also undefined if it is not on the page. */
    openRow: rows.find(({ id }) => id === openId),
    isOpen: openId !== "",
    /** Whether the drawer's code is needed. It stays rendered while the drawer closes. */
    wasOpened: useEver(openId !== ""),
    /** The previous and the next row in the order of the list. */
    navigation: { onPrevious: neighbour(-1), onNext: neighbour(1) },
  };
}

/** Whether a condition has ever been true. */
export function useEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow);
  if (isNow && !wasEver) setWasEver(true);
  return wasEver || isNow;
}
