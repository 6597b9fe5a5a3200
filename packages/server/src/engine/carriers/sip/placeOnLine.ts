import type { Clock } from "../../../clock.ts";
import { onceBack } from "../../../db/onceBack.ts";
import type { Logger } from "../../../logger.ts";
import { usualManner } from "../../../domain/callManner.ts";
import { ownRules } from "../../agents/brain/ownRules.ts";
import { greetingOf } from "../../agents/brain/scriptedReply.ts";
import type { Speech } from "../../speech/port.ts";
import { encodeWav } from "../../speech/wav.ts";
import type { CarrierEvent, CarrierLink, DialOrder } from "../port.ts";
import { sipEvent, type SipBooks, type Told } from "./books.ts";
import { openDialog, type Dialog, type DialogEvent, type SipTrunk } from "./dialog.ts";
import { endingOf } from "./finalCodes.ts";
import { LINE_RATE } from "./g711.ts";
import { openSoundLine } from "./soundLine.ts";
import { sentencesOf, speakOnLine, type SpokenLine } from "./speakOnLine.ts";
import { sayOn } from "./voice.ts";

export interface LineOptions {
  clock: Clock;
  logger: Logger;
  /** The assistant's voice. */
  speech: Speech;
  trunk: SipTrunk;
  fromDomain: string | undefined;
  /** The number from which calls are made if a company has none. */
  callerNumber: string;
  ringSeconds: number;
  books: SipBooks;
  talk: CarrierLink["talk"];
  /** Sends an event until it is accepted. */
  deliver: (event: CarrierEvent) => Promise<void>;
  /** The call is no longer in progress. */
  over: () => void;
}

/** A call in progress. */
export interface PlacedLine extends Dialog {
  /** For how long it has been connected, on a clock that nobody sets. */
  connectedSeconds: () => number;
}

/**
 * Places a call and lets our assistant speak in it when it is answered. Resolves when the invitation is sent.
 *
 * @param signal ends the attempt before that.
 */
export async function placeOnLine(
  order: DialOrder,
  carrierCallId: string,
  options: LineOptions,
  signal: AbortSignal,
): Promise<PlacedLine> {
  const { books, speech } = options;
  const { callId, brief } = order;
  const about = { callId, carrierCallId };
  const tell = teller(about, options);
  const stack = new DisposableStack();
  const say = oncePrepared((text, language) => sayOn(speech, text, language));
  // The telephone does not ring before the first sentence has been rendered, because the first sentence of a voice
  // takes a second or two.
  const greeting = greetingOf({ seed: callId, brief, rules: ownRules(brief), history: [], answeredBy: "UNKNOWN" });
  await say.prepare(sentencesOf(greeting)[0] ?? "", brief.language);
  signal.throwIfAborted();
  let speaking: SpokenLine | undefined;
  const sound = stack.use(
    await openSoundLine({
      begins: () => speaking?.begins(),
      ends: () => speaking?.ends(),
      key: (key) => speaking?.key(key),
    }),
  );
  // A duration, which costs money, is not measured by the time of day, because that may be set.
  let answeredAt: number | undefined;
  const connectedSeconds = () => (answeredAt === undefined ? 0 : (performance.now() - answeredAt) / 1000);
  let mayRecord = (brief.manner ?? usualManner).recording === "ON";
  const record = () => (mayRecord = true);
  let dialog: Dialog | undefined;
  const hangUp = () => dialog?.hangUp();

  const over = (ended: Told) => {
    options.over();
    const recorded = answeredAt !== undefined && mayRecord && encodeWav(sound.recording(), LINE_RATE);
    const said = speaking?.end();
    stack.dispose();
    // The receiver of the end reads what was said.
    tell(ended, () => said ?? Promise.resolve());
    if (recorded) tell({ type: "RECORDING_READY" }, () => books.keepRecording(callId, recorded));
  };

  const happen = (event: DialogEvent): void => {
    switch (event.type) {
      case "RINGING":
        return tell({ type: "RINGING" });
      case "ANSWERED": {
        answeredAt = performance.now();
        tell({ type: "ANSWERED" });
        sound.start(event.sound).catch((error: unknown) => {
          options.logger.warn({ err: error, callId }, "the sound of a SIP call cannot be sent");
          hangUp();
        });
        speaking = speakOnLine({ ...about, sound, say: say.now, talk: options.talk, record, finish: hangUp });
        const timer = setTimeout(hangUp, order.maxDurationSeconds * 1000);
        return stack.defer(() => clearTimeout(timer));
      }
      case "REFUSED":
        return over({ type: "ENDED", ...refusal(event.code) });
      case "HUNG_UP":
        return over({ type: "ENDED", outcome: "COMPLETED", durationSeconds: Math.round(connectedSeconds()) });
    }
  };

  tell({ type: "ACCEPTED" });
  const { trunk, fromDomain, ringSeconds, callerNumber } = options;
  const parties = { callId: carrierCallId, to: order.to, from: order.from ?? callerNumber, fromDomain };
  dialog = await openDialog({ ...parties, trunk, ringSeconds, soundPort: sound.port }, happen);
  return { hangUp, connectedSeconds };
}

/** Records and sends events, one after the other. */
function teller(about: Pick<CarrierEvent, "callId" | "carrierCallId">, { clock, logger, books, deliver }: LineOptions) {
  let telling = Promise.resolve();
  return (told: Told, before: () => Promise<void> = () => Promise.resolve()): void => {
    const event = sipEvent(about, clock.now(), told);
    telling = telling
      .then(() => onceBack(before))
      .then(() => onceBack(() => books.note(event)))
      .then(() => deliver(event))
      .catch((error: unknown) =>
        logger.warn({ err: error, callId: about.callId }, "what happened to a SIP call could not be noted"),
      );
  };
}

type Said = (text: string, language: string) => Promise<Int16Array>;

/** One text may be rendered before it is needed. */
function oncePrepared(say: Said): { prepare(text: string, language: string): Promise<void>; now: Said } {
  let ready: { text: string; sound: Int16Array } | undefined;
  return {
    async prepare(text, language) {
      ready = { text, sound: await say(text, language) };
    },
    now: async (text, language) => (ready?.text === text ? ready.sound : say(text, language)),
  };
}

/** The meaning of an invitation that was not answered. */
function refusal(code: number | null): Pick<CarrierEvent, "outcome" | "failureCode" | "carrierReason"> {
  if (code === null) return { outcome: "FAILED", failureCode: "CARRIER_UNREACHABLE" };
  return { ...endingOf(code), carrierReason: `SIP ${code}` };
}
