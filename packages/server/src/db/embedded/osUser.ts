import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The operating-system user for PostgreSQL if it cannot run as ours. */
export interface OsUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or `nobody`. Anyone else runs it as themselves. */
export function unprivilegedUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!account) throw new Error("PostgreSQL cannot run as root, and there is no user `postgres` or `nobody`.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Whether users other than the owner may access every folder on the way to `path`. */
export function isReachableByOthers(path: string): boolean {
  for (let current = resolve(path); current !== dirname(current); current = dirname(current)) {
    if (!(statSync(current).mode & 0o001)) return false;
  }
  return true;
}
