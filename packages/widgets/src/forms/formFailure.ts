import type { ComponentType } from "react";

import type { LostAnswer } from "../ui/lost-answer/index.js";
import type { MissingWhy } from "../ui/on-demand/index.js";

/** The message of a form above its buttons: title and body of a notice, or why its values could not be checked. */
export interface FormFailure {
  missing?: MissingWhy;
  title?: string | undefined;
  body?: string | undefined;
  /** It is not known whether it was done, and what says so. That comes with what submits a form. */
  lost?: { answer: LostAnswer; Notice: ComponentType<{ lost: LostAnswer }> };
}

/** An error of the sdk, or any other. */
interface Failure {
  message?: unknown;
  fieldErrors?: Readonly<Record<string, string>>;
}

/**
 * Distributes an error: messages for fields of this form are shown at the fields; the rest, if any, is shown in the
 * form's notice with the server's message as its title.
 *
 * @param sentAs fields with a different name in the request, and therefore in the server's errors
 */
export function sortFailure(
  error: unknown,
  names: readonly string[],
  sentAs: Readonly<Partial<Record<string, string>>> = {},
): { fields: [string, string][]; rest: FormFailure | undefined } {
  const { message, fieldErrors = {} } = (typeof error === "object" && error !== null ? error : {}) as Failure;
  const nameOf = new Map(Object.entries(sentAs).map(([name, path]) => [path, name]));
  const fields: [string, string][] = [];
  const others: string[] = [];
  for (const [path, text] of Object.entries(fieldErrors)) {
    const name = nameOf.get(path) ?? nameOf.get(topLevel(path)) ?? path;
    if (names.includes(topLevel(name))) fields.push([name, text]);
    else others.push(text);
  }
  if (fields.length > 0 && others.length === 0) return { fields, rest: undefined };
  const title = typeof message === "string" && message !== "" ? message : undefined;
  return { fields, rest: { title, body: others.length > 0 ? others.join(" ") : undefined } };
}

const topLevel = (path: string) => path.split(".")[0] ?? path;
