import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A server in a process of its own. Disposing it shuts it down. */
export interface ServerProcess extends AsyncDisposable {
  url: string;
  child: ChildProcess;
  /** Everything that it has written so far. */
  output: () => string;
}

/** With the cached code of another run the start takes half the time. */
export const compileCache = join(tmpdir(), "callwright-compile-cache");

/** In a test run it is bundled (`globalSetup.ts`). */
const program = process.env.CALLWRIGHT_TEST_SERVER ?? fileURLToPath(new URL("testMain.ts", import.meta.url));

/**
 * Runs the server as `pnpm start` does, except for the voice of simulated calls (`hummingSpeech`), and waits until it says that it is
 * ready.
 *
 * @param onOutput called each time the server writes, with everything that it has written so far
 */
export async function startProcess(
  env: Record<string, string>,
  onOutput?: (output: string) => void,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--enable-source-maps", program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      onOutput?.(output);
    };
    child.stderr.on("data", hear);
    child.stdout.on("data", (chunk: Buffer) => {
      hear(chunk);
      const found = /ready at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
  return {
    url,
    child,
    output: () => output,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}
