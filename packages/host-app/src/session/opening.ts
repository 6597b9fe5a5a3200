import type { CurrentUser } from "@callwright/sdk/contract";
import { noteReads, type OpeningRead, readEarly, readProfile } from "@callwright/sdk/hooks";

import { client } from "./client.js";
import { firstReads } from "./firstReads.js";
import { keepText, readJson } from "./storage.js";

const storageName = "callwright.opening-reads";

/** Few people open more pages by their addresses. */
const mostPages = 12;

let profile: Promise<CurrentUser | undefined> | undefined;
let notes: { path: string; end: () => Promise<OpeningRead[]> } | undefined;

/**
 * Asks for what the page of the address needs, while the code of the app is still loading: who is signed in, and what
 * this page read when it was last opened in this browser, otherwise what it reads if nobody has changed its list. A page
 * with filters in its address is not remembered, because they can contain names.
 */
export function askFirst(): void {
  profile = readProfile(client);
  profile.catch(() => undefined); // whoever takes it handles the failure
  client.session.onUserChanged(forget);
  const { pathname, search } = location;
  if (!client.session.isSignedIn || search !== "") return;
  try {
    void readEarly(client, kept()[pathname] ?? firstReads[pathname] ?? []);
  } catch {
    // What is stored is something else. The page itself reads what it needs.
  }
  notes = { path: pathname, end: noteReads(client) };
}

/** Who is signed in, as asked by `askFirst`; asks again from the second call on. */
export function firstProfile(): Promise<CurrentUser | undefined> {
  const asked = profile ?? readProfile(client);
  profile = undefined;
  return asked;
}

/** Remembers what the opened page has read so far. Call it once the page is there. */
export async function keepOpeningReads(): Promise<void> {
  if (!notes) return;
  const { path, end } = notes;
  notes = undefined;
  try {
    const reads = await end();
    keep(
      path,
      reads.filter(([[id]]) => id !== "getProfile"),
    );
  } catch {
    // Storing is forbidden, or there is no room. The page is opened without early reads.
  }
}

/** The reads of each page. Those of another release of the app can differ from what its pages read now. */
interface Kept {
  release: string;
  pages: Record<string, readonly OpeningRead[]>;
}

/** The name of the app's file changes with every release. */
const release = import.meta.url;

function kept(): Kept["pages"] {
  const found = readJson<Kept>("localStorage", storageName);
  return (found?.release === release && found.pages) || {};
}

function keep(path: string, reads: readonly OpeningRead[]): void {
  const { [path]: _, ...others } = kept();
  const latest = [...Object.entries(others), [path, reads]].slice(-mostPages);
  const pages = Object.fromEntries(latest) as Kept["pages"];
  keepText("localStorage", storageName, JSON.stringify({ release, pages } satisfies Kept));
}

/** Another user can have other lists. */
function forget(): void {
  void notes?.end();
  notes = undefined;
  keepText("localStorage", storageName, undefined);
}
