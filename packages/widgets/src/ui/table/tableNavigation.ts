/** Keys that act on the focused row, named like the key. */
export type RowKey = "c" | "e" | "j" | "k" | "Delete";

const rowKeys: readonly string[] = ["c", "e", "j", "k", "Delete"] satisfies RowKey[];

interface Chord {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The row key that was pressed, if it was pressed alone: Ctrl + C still copies. */
export function toRowKey({ key, ctrlKey, metaKey, altKey }: Chord): RowKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return rowKeys.includes(name) ? (name as RowKey) : undefined;
}

/** The row to which a key moves the focus, or undefined if the key does not move it. */
export function nextRowIndex(key: string, index: number, rowCount: number, rowsPerScreen: number): number | undefined {
  const last = rowCount - 1;
  switch (key) {
    case "ArrowDown":
      return Math.min(index + 1, last);
    case "ArrowUp":
      return Math.max(index - 1, 0);
    case "PageDown":
      return Math.min(index + rowsPerScreen, last);
    case "PageUp":
      return Math.max(index - rowsPerScreen, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/**
 * The row before (-1) or after (1) another, for the arrows in a drawer's header and the keys J and K. Undefined at the
 * ends of the page and if the row is no longer on it.
 */
export function neighbourRowId(pageIds: readonly string[], id: string, step: -1 | 1): string | undefined {
  const index = pageIds.indexOf(id);
  return index < 0 ? undefined : pageIds[index + step];
}
