import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of Linux that is kept in memory. */
const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a folder that PostgreSQL can access too, which runs as another user if this process runs as root. The caller
 * removes it.
 *
 * It is in memory where there is plenty. Every database is more than a thousand files, and ext4 looks long for the place
 * of a new one where many were just deleted: on a disk a test's database costs ten times as much of the processor.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), "callwright-test-"));
  chmodSync(folder, 0o755);
  return folder;
}

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ENOUGH_BYTES;
}
