import { readdirSync, readFileSync } from "node:fs";

/** The running processes that a process has started (Linux). */
export function childrenOf(parent: number | undefined): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statusOf(name)?.includes(`\nPPid:\t${parent}\n`))
    .map(Number);
}

export function isAlive(pid: number | undefined): boolean {
  // A process that has ended may remain as a zombie.
  return !/^State:\s+Z/m.test(statusOf(pid) ?? "State:\tZ");
}

function statusOf(pid: number | string | undefined): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return undefined;
  }
}
