import { ConfigError, readConfig } from "./config/config.ts";
import { readEnv } from "./config/env.ts";
import { demoAccounts, demoPassword } from "./seed/index.ts";
import type { Replacements, RunningServer } from "./server.ts";
import { startPatiently } from "./startPatiently.ts";

/**
 * Runs a server in this process: reads its environment, starts it, says where it is ready or why it did not start, and
 * stops it when a signal comes.
 */
export async function runServer(replacements: Replacements = {}): Promise<void> {
  const startedAt = performance.now();
  try {
    const config = readConfig(readEnv(process.env));
    const server = await startPatiently(config, replacements);
    stopOnSignal(server);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`\nCallwright is ready at ${server.url} (${seconds} s)\n`);
    if (config.isDemo && config.role !== "worker") console.log(demoNotice(server.url));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/**
 * An orderly stop has finished by then. One that waits for a silent database has not, and need not wait: everything
 * important is stored.
 */
const longestStopMilliseconds = 25_000;

/** The first signal stops in an orderly way; a second one ends the process immediately. */
function stopOnSignal(server: RunningServer): void {
  const stop = () => {
    const { shutdownDelaySeconds } = server.context.config;
    setTimeout(giveUp, shutdownDelaySeconds * 1000 + longestStopMilliseconds).unref();
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
    Promise.resolve(server[Symbol.asyncDispose]())
      .catch((error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      })
      // A connection whose other end is gone must not delay the stop.
      .finally(() => setTimeout(() => process.exit(), 1_000).unref());
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function giveUp(): void {
  console.error("The stop took too long: something that was asked did not answer. The process ends now.");
  process.exit(1);
}

function demoNotice(url: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length)) + 2;
  const accounts = demoAccounts.map(({ email, description }) => `  ${email.padEnd(width)}${description}`);
  return [
    `Demo accounts, password ${demoPassword}:`,
    ...accounts,
    "",
    `Mailbox ${url}/dev/mailbox   API reference ${url}/docs`,
    "",
  ].join("\n");
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return "The port is in use. Set PORT to another one.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
