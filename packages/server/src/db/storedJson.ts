/** What JSON says as an escape of this form and PostgreSQL refuses: NUL, and one half of a character of two. */
const refused = /\\u(?:0000|d[89a-f])/;

/**
 * A value as JSON for a parameter of a statement. PostgreSQL refuses JSON with NUL or with half a character, which
 * carriers, language models and partners may send. NUL is left out, and half a character becomes �, as in columns of
 * text.
 */
export function storedJson(value: unknown): string {
  const json = JSON.stringify(value);
  return refused.test(json) ? JSON.stringify(value, (_key, inner: unknown) => storedText(inner)) : json;
}

function storedText(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}
