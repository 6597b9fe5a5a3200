import { problem } from "../../contract/problem.ts";

/** A title as stored: line breaks become spaces, trimmed (B-TAG-03). */
export const tagTitle = (typed: string) => typed.replace(/\s+/g, " ").trim();

export function titleTaken(title: string) {
  const message = `There is already a tag "${title}".`;
  return problem(409, "ALREADY_EXISTS", message, { errors: { title: message } });
}
