import type { ApiError } from "@callwright/sdk";

/** What a form shows in a notice: the server's words, as far as it had any (A-ERR-05, A-ERR-06). */
export interface FormFault {
  title: string | undefined;
  message: string | undefined;
}

/** Gives each part of a failure its one owner: the field that is to blame, or the form. */
export function faultsOf(
  failure: unknown,
  fieldNames: readonly string[],
): { fields: Record<string, string>; rest: FormFault | undefined } {
  if (!isApiError(failure)) return { fields: {}, rest: { title: undefined, message: undefined } };
  const blamed = Object.entries(failure.fieldErrors);
  const fields = Object.fromEntries(blamed.filter(([name]) => fieldNames.includes(name)));
  const others = blamed.filter(([name]) => !fieldNames.includes(name)).map(([, message]) => message);
  if (Object.keys(fields).length > 0 && others.length === 0) return { fields, rest: undefined };
  return { fields, rest: { title: failure.problem?.message, message: others.join(" ") || undefined } };
}

/** By its shape: a form takes what any client of the contract rejects with. */
function isApiError(failure: unknown): failure is ApiError {
  return failure instanceof Error && "fieldErrors" in failure;
}
