import { spawn } from "node:child_process";
import path from "node:path";

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, "..");

/** One command of the toolchain, as in a `package.json` script. */
export interface Command {
  /** Its name in the log. */
  title: string;
  /** The program (looked up in node_modules/.bin) and its arguments. */
  run: [program: string, ...args: string[]];
  cwd?: string;
  env?: Record<string, string>;
  /** Shows its whole output when it is done, for a command that runs in parallel with others. */
  isHeldBack?: boolean;
}

/** Runs a command and shows its output as it comes; returns its exit code. */
export function run({ run: [program, ...args], title, cwd = root, env = {}, isHeldBack }: Command): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: isHeldBack ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, PATH: toolPath(), ...env },
    });
    const printed: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (isHeldBack) process.stdout.write(`\n▸ ${title}\n${Buffer.concat(printed).toString()}`);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Runs all commands, in their order and so many at the same time, and reports which failed. */
export async function runAll(commands: Command[], atOnce = 1): Promise<boolean> {
  const failed: string[] = [];
  const waiting = [...commands];
  await Promise.all(Array.from({ length: atOnce }, runWaiting));
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
  return failed.length === 0;

  /** Takes the next command as long as there is one. */
  async function runWaiting(): Promise<void> {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      const { title } = command;
      const isHeldBack = command.isHeldBack ?? atOnce > 1;
      const startedAt = Date.now();
      if (!isHeldBack) console.log(`\n▸ ${title}`);
      const code = await run({ ...command, isHeldBack });
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(code === 0 ? `✓ ${title} (${seconds} s)` : `✗ ${title} (exit ${code}, ${seconds} s)`);
      if (code !== 0) failed.push(title);
    }
  }
}

/** The search path of programs: our Node, our tools, everything else. */
export function toolPath(): string {
  return [path.dirname(process.execPath), path.join(root, "node_modules/.bin"), process.env.PATH].join(path.delimiter);
}
