/** Runs the server as `main.ts` does, with a tone as the voice of simulated calls, and with the time of a test's clock if there is one. */
import { runServer } from "../runServer.ts";
import { hummingSpeech } from "./hummingSpeech.ts";
import { sharedClock } from "./sharedClock.ts";

const { CALLWRIGHT_TEST_CLOCK: clock } = process.env;
await runServer({ speech: hummingSpeech(), ...(clock === undefined ? {} : { clock: sharedClock(clock) }) });
