import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that PostgreSQL may enter too, which runs as another user when we are root. Whoever asks removes it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "callwright-test-"));
  chmodSync(folder, 0o755);
  return folder;
}
