import type { Schemas } from "@callwright/sdk/contract";

export type ProductQuestion = Schemas["ProductQuestion"];
export type QuestionValue = Schemas["CallQuestionValue"];

const MOST_TEXT = 300;
/** Larger numbers are not plausible answers, and JSON would round them. */
const LARGEST_NUMBER = 1e12;

/** Whether a value can answer a question of this type. */
export function isAnswerTo({ type, options }: ProductQuestion, value: unknown): value is QuestionValue {
  switch (type) {
    case "YES_NO":
      return typeof value === "boolean";
    case "NUMBER":
      return typeof value === "number" && Math.abs(value) <= LARGEST_NUMBER;
    case "CHOICE":
      return typeof value === "string" && options.includes(value);
    case "DATE":
      return typeof value === "string" && isDay(value);
    case "TEXT":
      return typeof value === "string" && value.trim() !== "" && value.length <= MOST_TEXT && !/\p{Cc}/u.test(value);
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
