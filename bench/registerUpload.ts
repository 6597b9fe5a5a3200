/**
 * A process that uploads a do-not-call register as a browser would, and reports the result. It is a separate process,
 * so that it does not slow down the one that measures.
 */
import { once } from "node:events";
import { setPriority } from "node:os";

/** The message to the process. */
export interface Upload {
  url: string;
  headers: Record<string, string>;
  register: string;
  lineCount: number;
}

/** The message from the process. */
export interface Uploaded {
  addedCount: number;
  knownCount: number;
  seconds: number;
}

// A browser runs on another machine and takes no CPU time from the server.
setPriority(19);
const [{ url, headers, register, lineCount }] = (await once(process, "message")) as [Upload];
const linesPerPiece = 100_000;
const areas = [201, 212, 213, 305, 312, 404, 415, 512];
/** A prime above every number of lines, so that no phone number repeats. */
const prime = 5_000_011;

const form = new FormData();
const pieces = Array.from({ length: Math.ceil(lineCount / linesPerPiece) }, (_, nth) => linesOf(nth));
form.append("file", new Blob(pieces), "register.csv");
const startedAt = performance.now();
const query = new URLSearchParams({ register, scope: "EVERYWHERE" });
const answer = await fetch(`${url}/v1/suppressed-numbers/bulk/import?${query}`, {
  method: "POST",
  headers,
  body: form,
});
if (!answer.ok) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
const { addedCount, knownCount } = (await answer.json()) as Omit<Uploaded, "seconds">;
const uploaded: Uploaded = { addedCount, knownCount, seconds: (performance.now() - startedAt) / 1_000 };
process.send?.(uploaded, () => process.exit());

/** Phone numbers of the United States, in no order. */
function linesOf(piece: number): string {
  const count = Math.min(linesPerPiece, lineCount - piece * linesPerPiece);
  return Array.from({ length: count }, (_, nth) => {
    const place = ((piece * linesPerPiece + nth) * 7_919) % prime;
    const rest = Math.floor(place / areas.length);
    const [exchange, line] = [200 + (rest % 800), Math.floor(rest / 800)];
    return `+1${areas[place % areas.length]}${exchange}${String(line).padStart(4, "0")}\n`;
  }).join("");
}
