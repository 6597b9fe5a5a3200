import { isDatabaseGone } from "../../db/databaseGone.ts";
import { onceBack } from "../../db/onceBack.ts";
import { isId } from "../../ids.ts";
import type { InterventionRow } from "../../store/calls/interventions.ts";
import { readIsMachine } from "../../store/calls/carrierCalls.ts";
import { isOptOut } from "../agents/analyseConversation.ts";
import type { LiveTurn } from "../agents/brain/port.ts";
import { agreesToRecording } from "../agents/brain/recordingReply.ts";
import {
  newTalk,
  saidWith,
  stepTalk,
  type RelayEffect,
  type RelayEvent,
  type RelayMessage,
} from "../carriers/twilio/relay.ts";
import type { OpenTalk, TalkLine } from "../carriers/port.ts";
import type { EngineContext } from "../engineContext.ts";
import type { SpokenWords } from "../../store/calls/callWords.ts";
import { speakingSeconds } from "../speech/timing.ts";
import { claimTalk, type Talk, type TalkClaim } from "./claimTalk.ts";
import { handOverLines } from "./handOverLines.ts";
import { keepTurn } from "./keepTurn.ts";
import { optOut, optOutIn } from "./optOut.ts";

const SETUP_WITHIN_MS = 5_000;
/** A silence of this length after our words is not intentional. */
const SILENT_AFTER_MS = 8_000;
const CLOSE_AFTER_END_MS = 10_000;
/** Somebody has answered and hears the greeting meanwhile, if the database is away. */
const CLAIMED_WITHIN_MS = 5_000;
/** The maximum that a person can say; the carrier reports words as they are heard, several times per second. */
const MOST_MESSAGES = 300;
const PER_MS = 10_000;

/** Speaks in one call over its line, until either side ends it. Turns are stored when they are said. */
export function runTalk(engine: EngineContext, line: TalkLine): OpenTalk {
  let state = newTalk;
  let talk: Talk | null = null;
  let thinking = new AbortController();
  let quiet: NodeJS.Timeout | undefined;
  let claiming = Promise.resolve();
  let keeping = Promise.resolve();
  let claimed: TalkClaim | undefined;
  let isOver = false;
  /** What the person is saying, until it is reported as finished. */
  let unfinished = "";
  /** Nobody has to be asked, or they have consented. */
  let isRecordingSettled = true;
  let isMachine = false;
  let revision = 0;
  const begunAt = new Map<number, number>();
  /** When the call was answered, on a clock that nobody sets. */
  let startedAt = performance.now();
  const greeted = engine.metrics.greetingSeconds.startTimer({ carrier: line.carrier });
  let messages = 0;
  let registered: Disposable | undefined;
  const timers = [
    setTimeout(() => state.phase === "NEW" && line.close("refused"), SETUP_WITHIN_MS),
    setInterval(() => (messages = 0), PER_MS),
  ];

  const happen = (event: RelayEvent): void => {
    const step = stepTalk(state, event);
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
  };

  /** After this time without a word, the person is asked whether they are still there. */
  const listenAfter = (words: string): void => {
    clearTimeout(quiet);
    const spoken = speakingSeconds(words, talk?.about.brief.language ?? "en") * 1000;
    quiet = setTimeout(() => happen({ type: "silence" }), spoken + SILENT_AFTER_MS);
  };

  const carryOut = (effect: RelayEffect): void => {
    switch (effect.type) {
      case "claim":
        claiming = claim({ callId: effect.callId, carrier: line.carrier, carrierCallId: effect.callSid });
        return undefined;
      case "think":
        return isOver ? undefined : void think();
      case "stopThinking":
        return thinking.abort();
      case "send":
        return line.send(effect.message);
      case "keep":
        return keep(effect.position, effect.turn);
      case "partial":
        return talk ? engine.callWords.hear(wordsOf(talk, effect.position, effect.turn, false)) : undefined;
      case "endAfter": {
        const spoken = speakingSeconds(effect.words, talk?.about.brief.language ?? "en") * 1000;
        clearTimeout(quiet);
        // The receiver of the end reads the turns.
        const sendEnd = () => void keeping.then(() => line.send(effect.message));
        timers.push(setTimeout(sendEnd, effect.words === "" ? 0 : spoken));
        timers.push(setTimeout(() => line.close("done"), spoken + CLOSE_AFTER_END_MS));
        return undefined;
      }
      case "close":
        return line.close("refused");
    }
  };

  const claim = async (wish: TalkClaim): Promise<void> => {
    if (isId(wish.callId)) claimed = wish;
    talk = claimed ? await onceBack(() => claimTalk(engine, wish), CLAIMED_WITHIN_MS).catch(failed) : null;
    if (!talk) return happen({ type: "refused" });
    isRecordingSettled = talk.about.rules.recording !== "ASK" || mayRecord(talk.turns);
    const answeredAt = talk.call.answered_at ?? engine.clock.now();
    startedAt = performance.now() - Math.max(0, engine.clock.now().getTime() - answeredAt.getTime());
    const greeting: LiveTurn = { role: "ASSISTANT", content: talk.greeting };
    keep(talk.turns.length, greeting);
    if (!isOver) {
      registered = engine.talks.add(talk.call.id, stepIn);
      listenAfter(talk.greeting);
    }
    if (!isOver && line.greet) {
      line.greet(talk.greeting, talk.about.brief.language);
      greeted();
    }
    happen({ type: "claimed", turns: [...talk.turns, greeting], isTakenOver: talk.isTakenOver });
  };

  /** The interventions of people of the company. */
  const stepIn = ({ id, kind, content, target_name: target }: InterventionRow): void => {
    const words = content ?? "";
    switch (kind) {
      case "SAY":
        listenAfter(words);
        return happen({ type: "dictated", words });
      case "TAKE_OVER":
        clearTimeout(quiet);
        return happen({ type: "takenOver" });
      case "TRANSFER": {
        const lines = handOverLines(talk?.about.brief.language ?? "en");
        return happen({ type: "handedOver", words: lines.putThrough(target ?? ""), interventionId: id });
      }
      case "HANG_UP":
      case "LISTEN":
        return undefined; // the line itself does
    }
  };

  const mayRecord = (turns: readonly LiveTurn[]) => agreesToRecording(turns, talk?.about.brief.language ?? "en");

  const think = async (): Promise<void> => {
    if (!talk) return;
    if (!isRecordingSettled && mayRecord(state.turns)) {
      isRecordingSettled = true;
      line.record(talk.call.id, claimed?.carrierCallId ?? "");
    }
    thinking = new AbortController();
    const { signal } = thinking;
    const { about, call } = talk;
    const answered = engine.metrics.firstWordSeconds.startTimer();
    let isSilent = true;
    try {
      isMachine = await readIsMachine(engine.db, call.id).catch(asBefore);
      const input = {
        ...about,
        history: state.turns,
        answeredBy: isMachine ? ("MACHINE" as const) : ("UNKNOWN" as const),
      };
      let done: Omit<Extract<RelayEvent, { type: "spoken" }>, "type"> = {};
      for await (const output of engine.brain.reply(input, signal)) {
        if (signal.aborted) return;
        if (isSilent && output.kind === "words") answered();
        isSilent &&= output.kind !== "words";
        if (output.kind === "words") happen({ type: "token", text: output.text });
        else done = output.kind === "end" ? { end: output.reason } : { isTransfer: true };
      }
      if (signal.aborted) return;
      // A language model may also understand a request that no list of phrases covers.
      if (done.end === "DO_NOT_CALL") store(() => optOut(engine, call));
      const { speaking } = state;
      happen({ type: "spoken", ...done });
      if (state.phase === "TALKING") listenAfter(speaking ?? "");
    } catch (error) {
      failed(error);
      line.close("failed");
    }
  };

  /** Each message about a turn has a higher revision than the previous one; the turn began with the first message. */
  const wordsOf = ({ call }: Talk, turn: number, said: LiveTurn, isFinal: boolean): SpokenWords => {
    revision += 1;
    const { role, content, isInterrupted = false } = said;
    const startSecond = begunAt.get(turn) ?? (performance.now() - startedAt) / 1000;
    begunAt.set(turn, startSecond);
    return { callId: call.id, turn, revision, role, content, isFinal, isInterrupted, startSecond };
  };

  const keep = (position: number, turn: LiveTurn): void => {
    if (!talk) return;
    const words = wordsOf(talk, position, turn, true);
    store(() => keepTurn(engine, words));
  };

  /**
   * Obeys a request not to be called again as soon as it is heard: the person may hang up before the assistant replies,
   * and the call may be analysed before their words are stored.
   */
  const obey = (words: string): void => {
    const call = claimed;
    if (call && isOptOut(words)) store(() => optOutIn(engine, call));
  };

  /** Stores something in the order in which it was said. */
  const store = (work: () => Promise<void>): void => {
    keeping = keeping.then(() => onceBack(work)).catch((error: unknown) => void failed(error));
  };

  /** While the database is away, the person who answered is the one it was before. */
  const asBefore = (error: unknown): boolean => {
    if (!isDatabaseGone(error)) throw error;
    return isMachine;
  };

  const failed = (error: unknown): null => {
    engine.logger.warn({ err: error, callId: talk?.call.id }, "a talk went wrong");
    return null;
  };

  return {
    hear(message: RelayMessage | null) {
      messages += 1;
      if (!message || messages > MOST_MESSAGES) return line.close("refused");
      if (message.type === "prompt" || message.type === "dtmf") clearTimeout(quiet);
      if (message.type === "error")
        engine.logger.warn({ callId: talk?.call.id }, "the carrier reports an error in a talk");
      happen(message);
      const isUnfinished = message.type === "prompt" && !message.isLast;
      if (message.type === "prompt") unfinished = isUnfinished ? message.words : "";
      if (!isUnfinished) obey(saidWith(message));
    },
    fail: (error) => void failed(error),
    async end() {
      isOver = true;
      obey(unfinished);
      registered?.[Symbol.dispose]();
      thinking.abort();
      clearTimeout(quiet);
      for (const timer of timers) clearTimeout(timer);
      await claiming;
      await keeping;
    },
  };
}
