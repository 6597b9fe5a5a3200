import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The operating-system user that PostgreSQL runs as when it cannot run as us. */
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

/** Whether every folder on the way to `path` may be entered by users other than its owner. */
export function isReachableByOthers(path: string): boolean {
  for (let current = resolve(path); current !== dirname(current); current = dirname(current)) {
    if (!(statSync(current).mode & 0o001)) return false;
  }
  return true;
}
