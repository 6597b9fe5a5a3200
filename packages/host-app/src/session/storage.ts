/** Where the browser keeps a text: for good, or as long as the tab is open. */
type Place = "localStorage" | "sessionStorage";

/**
 * The text of this name. A browser that may not keep anything has none, so that the app begins with its defaults.
 */
export function readText(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name);
  } catch {
    return null;
  }
}

/** The value that was kept as JSON; null if there is none, or if it cannot be read. */
export function readJson<Value>(place: Place, name: string): Partial<Value> | null {
  try {
    return JSON.parse(readText(place, name) ?? "null") as Partial<Value> | null;
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it. Where there is no room, or nothing may be kept, only a preference is lost. */
export function keepText(place: Place, name: string, text: string | undefined): void {
  try {
    if (text === undefined) window[place].removeItem(name);
    else window[place].setItem(name, text);
  } catch {
    // The next visit begins with the default.
  }
}

/** Removes everything that was kept for this tab. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing may be kept, so nothing was.
  }
}
