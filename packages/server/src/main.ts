import { ConfigError, readConfig } from "./config/config.ts";
import { readEnv } from "./config/env.ts";
import { demoAccounts, demoPassword } from "./seed/index.ts";
import { startServer, type RunningServer } from "./server.ts";

const startedAt = performance.now();

try {
  const config = readConfig(readEnv(process.env));
  const server = await startServer(config);
  stopOnSignal(server);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\nCallwright is ready at ${server.url} (${seconds} s)\n`);
  if (config.isDemo && config.role !== "worker") console.log(demoNotice(server.url));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** The first signal stops in good order; a second one ends the process the system's way. */
function stopOnSignal(server: RunningServer): void {
  const stop = () => {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
    Promise.resolve(server[Symbol.asyncDispose]()).catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
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
