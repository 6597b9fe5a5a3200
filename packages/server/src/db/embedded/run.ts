import { spawn } from "node:child_process";

import type { OsUser } from "./osUser.ts";

/** Runs a program to its end and returns its output. */
export function run(
  command: string,
  args: string[],
  user: OsUser | undefined,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...(user && { ...user, cwd: "/" }) });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => resolve({ code: -1, output: String(error) }));
    // `exit`, not `close`: the postmaster inherits our pipes and would hold them open for as long as it lives.
    child.on("exit", (code) => setImmediate(() => resolve({ code: code ?? -1, output })));
  });
}
