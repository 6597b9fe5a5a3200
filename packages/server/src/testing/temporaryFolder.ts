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
 * It is in memory if there is enough. A database consists of more than a thousand files, and ext4 takes long to create
 * files where many were just deleted: on a disk, creating a test's database takes ten times as much processor time.
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
