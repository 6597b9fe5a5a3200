import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../db/database.ts";
import type { Logger } from "../../../logger.ts";
import { readTurns } from "../../../store/calls/carrierCalls.ts";
import { greetingOf } from "../../agents/brain/scriptedReply.ts";
import { ownRules } from "../../agents/brain/ownRules.ts";
import type { Speech } from "../../speech/port.ts";
import { recordingOf } from "../../speech/recordingOf.ts";
import { encodeWav } from "../../speech/wav.ts";
import type { Carrier, CarrierEvent, CarrierLink, DialOrder } from "../port.ts";
import { signBody } from "../signature.ts";
import { sipBooks, sipEvent } from "./books.ts";
import { openDialog, type Dialog, type DialogEvent, type SipTrunk } from "./dialog.ts";
import { endingOf } from "./finalCodes.ts";
import { LINE_RATE } from "./g711.ts";
import { openSoundLine, type SoundLine } from "./soundLine.ts";
import { sentencesOf, speakOnLine } from "./speakOnLine.ts";
import { sayOn } from "./voice.ts";

export interface SipOptions {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** The assistant's voice. */
  speech: Speech;
  /** Signs what is delivered. */
  secret: Uint8Array;
  trunk: SipTrunk;
  fromDomain: string | undefined;
  /** Where calls come from when a company has no number. */
  callerNumber: string;
  /** How long people may let it ring: 30 by default. */
  ringSeconds?: number;
}

const RING_SECONDS = 30;
const KEEP_ALIVE_MS = 1_000;
const AGAIN_AFTER_MS = 500;

/** A call that this process has on the line. */
interface Line {
  hangUp(): void;
}

/**
 * Calls over a SIP trunk, placed and talked in by this process: for laboratories and tests, since nobody here writes down what people say. What
 * happens is in the table `sip_calls`, so that every process can tell; a call ends with the process that has it.
 */
export function createSip(options: SipOptions): Carrier {
  const { db, clock, logger, speech, secret, ringSeconds = RING_SECONDS } = options;
  const books = sipBooks(db, clock);
  const lines = new Map<string, Line>();
  let link: CarrierLink | undefined;
  let isStopping = false;

  /** Told until it is taken, or until the sweep asks. */
  const deliver = async (event: CarrierEvent): Promise<void> => {
    while (!isStopping) {
      const body = JSON.stringify({ events: [event] });
      try {
        return await link?.deliver(body, signBody(secret, body, clock.now()));
      } catch (error) {
        logger.warn(
          { err: error, callId: event.callId },
          "what happened to a SIP call was not taken; it is told again",
        );
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      }
    }
  };

  const begin = async (order: DialOrder, carrierCallId: string): Promise<void> => {
    const { callId, to, from, brief, maxDurationSeconds } = order;
    const about = { callId, carrierCallId };
    let telling = Promise.resolve();
    const tell = (told: Parameters<typeof sipEvent>[2]) => {
      const event = sipEvent(about, clock.now(), told);
      telling = telling.then(async () => {
        await books.note(event);
        await deliver(event);
      });
      telling.catch((error: unknown) => logger.warn({ err: error, callId }, "a SIP call could not be written down"));
    };

    const stack = new DisposableStack();
    const say = oncePrepared((text, language) => sayOn(speech, text, language));
    // So that the first word is there when somebody picks up.
    const greeting = greetingOf({ seed: callId, brief, rules: ownRules, history: [], answeredBy: "UNKNOWN" });
    say.prepare(sentencesOf(greeting)[0] ?? "", brief.language);
    let speaking: ReturnType<typeof speakOnLine> | undefined;
    const sound = stack.use(
      await openSoundLine({
        begins: () => speaking?.begins(),
        ends: () => speaking?.ends(),
        key: (key) => speaking?.key(key),
      }),
    );
    let answeredAt: Date | undefined;
    let dialog: Dialog | undefined;

    const over = (ended: Parameters<typeof sipEvent>[2]) => {
      lines.delete(callId);
      const recorded = answeredAt ? sound.recording() : undefined;
      stack.dispose();
      tell(ended);
      if (!recorded) return;
      telling = telling
        .then(() => books.keepRecording(callId, encodeWav(recorded, LINE_RATE)))
        .then(() => tell({ type: "RECORDING_READY" }))
        .catch((error: unknown) => logger.warn({ err: error, callId }, "the sound of a SIP call was not kept"));
    };

    const happen = (event: DialogEvent): void => {
      switch (event.type) {
        case "RINGING":
          return tell({ type: "RINGING" });
        case "ANSWERED":
          answeredAt = clock.now();
          tell({ type: "ANSWERED" });
          sound.start(event.sound);
          speaking = stack.use(answer(about, sound, say.now));
          stack.use(hangUpAfter(maxDurationSeconds * 1000));
          return undefined;
        case "REFUSED":
          return over({ type: "ENDED", ...refusal(event.code) });
        case "HUNG_UP":
          return over({ type: "ENDED", outcome: "COMPLETED", durationSeconds: secondsSince(answeredAt) });
      }
    };
    const hangUpAfter = (milliseconds: number): Disposable => {
      const timer = setTimeout(() => dialog?.hangUp(), milliseconds);
      return { [Symbol.dispose]: () => clearTimeout(timer) };
    };
    const answer = (which: typeof about, on: SoundLine, voice: typeof say.now) => {
      if (!link) throw new Error("The carrier is not connected");
      return speakOnLine({
        ...which,
        sound: on,
        say: voice,
        talk: (line) => link!.talk(line),
        finish: () => dialog?.hangUp(),
      });
    };

    tell({ type: "ACCEPTED" });
    dialog = await openDialog(
      {
        trunk: options.trunk,
        callId: carrierCallId,
        to,
        from: from ?? options.callerNumber,
        fromDomain: options.fromDomain,
        soundPort: sound.port,
        ringSeconds,
      },
      happen,
    );
    lines.set(callId, dialog);
  };

  const secondsSince = (moment: Date | undefined) =>
    moment ? Math.round((clock.now().getTime() - moment.getTime()) / 1000) : 0;

  const keepAlive = async () => {
    for (const callId of await books.keepAlive([...lines.keys()])) lines.get(callId)?.hangUp();
  };

  return {
    name: "sip",
    traits: {
      lostOrders: "lookup",
      speaks: "ourAgent",
      tellsRinging: true,
      conversation: "atEnd",
      cost: "atEnd",
      keepsRecordingsDays: 0,
      silentSeconds: { QUEUED: 20, RINGING: 45, IN_PROGRESS: 60 },
      limits: { lines: null, callsPerSecond: null },
    },

    async dial(order, signal) {
      signal.throwIfAborted();
      const carrierCallId = `sip-${order.callId}`;
      await books.open(order.callId, carrierCallId, signal);
      await begin(order, carrierCallId);
      return { carrierCallId };
    },

    async find({ callId }) {
      const call = await books.read(callId);
      return call ? { carrierCallId: call.carrierCallId } : "none";
    },

    async hangUp({ callId }) {
      await books.askToHangUp(callId);
      lines.get(callId)?.hangUp();
    },

    async read({ callId }) {
      const call = await books.read(callId);
      return call && { events: call.events, conversation: await readTurns(db, callId) };
    },

    async readRecording({ callId }) {
      const wav = await books.readRecording(callId);
      return wav && recordingOf(wav);
    },

    knowsAccount: () => Promise.resolve(true),

    connect(linked) {
      link = linked;
      isStopping = false;
      // The first sentence of a voice takes seconds, in which somebody would wait.
      sayOn(speech, "Hello.", "en").catch((error: unknown) =>
        logger.warn({ err: error }, "the voice of SIP calls failed"),
      );
      const timer = setInterval(
        () =>
          void keepAlive().catch((error: unknown) => logger.warn({ err: error }, "SIP calls could not be kept alive")),
        KEEP_ALIVE_MS,
      );
      return {
        async [Symbol.asyncDispose]() {
          isStopping = true;
          clearInterval(timer);
          for (const line of lines.values()) line.hangUp();
        },
      };
    },
  };
}

type Said = (text: string, language: string) => Promise<Int16Array>;

/** One text may be prepared before it is wanted. */
function oncePrepared(say: Said): { prepare(text: string, language: string): void; now: Said } {
  let ready: { text: string; sound: Promise<Int16Array> } | undefined;
  return {
    prepare(text, language) {
      ready = { text, sound: say(text, language) };
      ready.sound.catch(() => (ready = undefined));
    },
    now: (text, language) => (ready?.text === text ? ready.sound : say(text, language)),
  };
}

/** What it comes to that nobody picked up. */
function refusal(code: number | null): Pick<CarrierEvent, "outcome" | "failureCode" | "carrierReason"> {
  if (code === null) return { outcome: "FAILED", failureCode: "CARRIER_UNREACHABLE" };
  const ending = endingOf(code);
  return { ...ending, carrierReason: `SIP ${code}` };
}
