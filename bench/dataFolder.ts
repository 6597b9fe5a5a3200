import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Creates an empty folder for a server's data. Disposing it deletes the folder. */
export function newDataFolder(): Disposable & { path: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "callwright-bench-"));
  chmodSync(folder, 0o755); // as root, PostgreSQL runs as another user, who needs access
  return { path: path.join(folder, "data"), [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
