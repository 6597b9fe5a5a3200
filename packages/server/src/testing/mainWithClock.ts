/** Runs the server as `main.ts` does, with the time of a test's clock, and voices that hum. */
import { readConfig } from "../config/config.ts";
import { readEnv } from "../config/env.ts";
import { startServer } from "../server.ts";
import { hummingSpeech } from "./hummingSpeech.ts";
import { sharedClock } from "./sharedClock.ts";

const clock = sharedClock(process.env.CALLWRIGHT_TEST_CLOCK ?? "");
const server = await startServer(readConfig(readEnv(process.env)), { clock, speech: hummingSpeech() });
process.once("SIGTERM", () => void server[Symbol.asyncDispose]().then(() => process.exit()));
console.log(`Callwright is ready at ${server.url}`);
