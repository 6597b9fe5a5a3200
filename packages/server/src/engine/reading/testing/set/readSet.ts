import { readFileSync } from "node:fs";

import type { ConversationTurn, SettledAnswer } from "../../../../domain/call.ts";
import type { NextStep, Objection, ReaderInput } from "../../port.ts";
import { anyBrief } from "../../../agents/brain/testing/conversation.ts";

export const setLanguages = ["en", "de", "tr"] as const;

/** A conversation of the set, and the outcome that a person read in it in advance. */
export interface KnownConversation {
  language: (typeof setLanguages)[number];
  /** Its position in the file of its language, from 1. */
  number: number;
  conversation: ConversationTurn[];
  answer: SettledAnswer;
  isOptOut: boolean;
  isWrongPerson: boolean;
  /** Whether another call is promised, and when, if a day is named: `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
  callback: { at: string | null } | null;
  nextStep: NextStep | null;
  objections: Objection[];
}

/** The time at which every call of the set was answered. */
const CALLED_AT = "2026-03-02T10:00";
const SECONDS_A_TURN = 6;

/**
 * All conversations of a set. Each begins with a line about its outcome; the rest is one turn per line.
 *
 * @param isUnseen the conversations that were written after the phrases were chosen.
 */
export function readSet({ isUnseen = false }: { isUnseen?: boolean } = {}): KnownConversation[] {
  const folder = isUnseen ? "unseen/" : "";
  return setLanguages.flatMap((language) => {
    const text = readFileSync(new URL(`${folder}${language}.txt`, import.meta.url), "utf8");
    return text
      .split(/^# /m)
      .slice(1)
      .map((entry, index) => parse(entry.trim(), language, index + 1));
  });
}

/** The input of a reader. */
export function inputOf({ conversation, language }: KnownConversation): ReaderInput {
  return { conversation, brief: { ...anyBrief, language }, calledAt: CALLED_AT };
}

function parse(entry: string, language: KnownConversation["language"], number: number): KnownConversation {
  const [head = "", ...lines] = entry.split("\n");
  const [answer = "", ...facts] = head.split(" ");
  const known = new Map(facts.map((fact) => [fact.split("=")[0] ?? "", fact.split("=")[1]]));
  return {
    language,
    number,
    conversation: lines.map((line, turn) => ({
      role: line.startsWith("A: ") ? ("ASSISTANT" as const) : ("CONTACT" as const),
      content: line.slice(3),
      startSecond: turn * SECONDS_A_TURN,
    })),
    answer: answer as SettledAnswer,
    isOptOut: known.has("optout"),
    isWrongPerson: known.has("wrong"),
    callback: known.has("callback") ? { at: known.get("callback") ?? null } : null,
    nextStep: (known.get("next") as NextStep | undefined) ?? null,
    objections: (known.get("objections")?.split(",") ?? []) as Objection[],
  };
}
