import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Creates a folder that PostgreSQL can access too, which runs as another user if this process runs as root. The caller
 * removes it.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "callwright-test-"));
  chmodSync(folder, 0o755);
  return folder;
}
