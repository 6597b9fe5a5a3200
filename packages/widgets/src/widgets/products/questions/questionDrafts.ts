import type { ProductQuestion } from "@callwright/sdk/contract";

export type QuestionType = ProductQuestion["type"];

/** A question that is being edited. Its options are lines of one text. */
export interface QuestionDraft {
  /** Identifies the draft when its position changes. */
  key: number;
  text: string;
  type: QuestionType;
  options: string;
}

/** The first mistake in the questions, and the position of its question, from 1. */
export interface QuestionMistake {
  kind: "short" | "repeated" | "options";
  nth: number;
}

export const mostQuestions = 10;
export const longestQuestion = 200;
const shortestQuestion = 5;
const fewestOptions = 2;
const mostOptions = 10;
const longestOption = 60;

/** Converts the questions of a product to a value of the form: a JSON text, so that they are compared as a whole. */
export function questionsText(questions: readonly ProductQuestion[]): string {
  return JSON.stringify(
    questions.map(({ text, type, options }, key): QuestionDraft => ({ key, text, type, options: options.join("\n") })),
  );
}

export function draftsOf(text: string): QuestionDraft[] {
  return JSON.parse(text) as QuestionDraft[];
}

/** Converts the value of the form to the questions in a request. */
export function questionsOf(text: string): ProductQuestion[] {
  return draftsOf(text).map(({ text: asked, type, options }) => ({
    text: asked.trim(),
    type,
    options: type === "CHOICE" ? optionsIn(options) : [],
  }));
}

export function questionMistake(text: string): QuestionMistake | undefined {
  const questions = questionsOf(text);
  for (const [index, { text: asked, type, options }] of questions.entries()) {
    const nth = index + 1;
    if (asked.length < shortestQuestion) return { kind: "short", nth };
    if (questions.slice(0, index).some((known) => isAlike(known.text, asked))) return { kind: "repeated", nth };
    if (type === "CHOICE" && !areOptions(options)) return { kind: "options", nth };
  }
  return undefined;
}

/** Returns the drafts with the one at a position moved up or down. */
export function moved(drafts: readonly QuestionDraft[], from: number, by: 1 | -1): QuestionDraft[] {
  const draft = drafts[from];
  return draft ? drafts.toSpliced(from, 1).toSpliced(from + by, 0, draft) : [...drafts];
}

/** Returns the drafts with an empty one added at the end. */
export function withNew(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1;
  return [...drafts, { key, text: "", type: "YES_NO", options: "" }];
}

function optionsIn(lines: string): string[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function areOptions(options: string[]): boolean {
  const isOne = (option: string, index: number) => options.findIndex((known) => isAlike(known, option)) === index;
  return (
    options.length >= fewestOptions &&
    options.length <= mostOptions &&
    options.every((option, index) => option.length <= longestOption && isOne(option, index))
  );
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
