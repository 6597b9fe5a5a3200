const quote = 0x22;
const backslash = 0x5c;

/**
 * The nesting depth of arrays and objects in a JSON text. It is checked before parsing, because recursive functions
 * over the values could exceed the stack.
 */
export function jsonDepth(text: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    // [ and {, then ] and }
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, (depth += 1));
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return deepest;
}
