import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** An empty folder for a server's data. Disposing it deletes it. */
export function newDataFolder(): Disposable & { path: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "callwright-bench-"));
  chmodSync(folder, 0o755); // root's PostgreSQL runs as somebody else, who must be able to get in
  return { path: path.join(folder, "data"), [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
