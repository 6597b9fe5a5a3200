/** The server as `main.ts` runs it, at the time that a test's clock shows. For tests that kill it; it does not stop in good order. */
import { readConfig } from "../config/config.ts";
import { readEnv } from "../config/env.ts";
import { startServer } from "../server.ts";
import { sharedClock } from "./sharedClock.ts";

const clock = sharedClock(process.env.CALLWRIGHT_TEST_CLOCK ?? "");
const server = await startServer(readConfig(readEnv(process.env)), { clock });
console.log(`Callwright is ready at ${server.url}`);
