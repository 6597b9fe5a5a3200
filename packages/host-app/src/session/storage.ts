/** Where the browser keeps a text: for good, or as long as the tab is open. */
type Place = "localStorage" | "sessionStorage";

/**
 * The text of this name; null if there is none. A browser that may not keep anything has none, so that the app begins
 * with its defaults.
 */
export function readText(place: Place, name: string): string | null {
  return ifAllowed(() => window[place].getItem(name));
}

/** The value that was kept as JSON; null if there is none, or if it cannot be read. */
export function readJson<Value>(place: Place, name: string): Partial<Value> | null {
  return ifAllowed(() => JSON.parse(readText(place, name) ?? "null") as Partial<Value> | null);
}

/** Keeps a text, or removes it. Where there is no room, or nothing may be kept, only a preference is lost. */
export function keepText(place: Place, name: string, text: string | undefined): void {
  ifAllowed(() => (text === undefined ? window[place].removeItem(name) : window[place].setItem(name, text)));
}

/** Removes everything that was kept for this tab. */
export function forgetTab(): void {
  ifAllowed(() => sessionStorage.clear());
}

/** The result, or null where the browser throws: it forbids the storage, or has no more room. */
function ifAllowed<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
