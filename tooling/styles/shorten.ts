/**
 * Parses the CSS of a template and minifies it. Native nesting is kept; `&` is put before element names, which Safari
 * required until 17.2. Each hole of the template (`${…}`) is represented in the text by one private character.
 */

/** The character for the hole with this index. */
export const holeAt = (index: number): string => String.fromCharCode(firstHole + index);

/** The hole of a character, or undefined. */
export function holeIn(char: string | undefined): number | undefined {
  const index = (char ?? "").charCodeAt(0) - firstHole;
  return index >= 0 && index < 6_400 ? index : undefined;
}

const firstHole = 0xe000;
const isHole = (char: string | undefined) => holeIn(char) !== undefined;

/**
 * A block's declarations, and its nested rules: these come after the declarations, in whatever order they were written.
 */
export interface Block {
  own: string;
  nested: string;
}

/** An error in the text. */
export class CssError extends Error {}

/** @throws CssError if the text is not CSS, or nests in a pseudo-element, which native nesting cannot */
export function shorten(text: string, isKeyframes = false): Block {
  let at = 0;
  return block(0, "");

  function block(depth: number, parent: string): Block {
    const own: string[] = [];
    let nested = "";
    let begin = at;
    for (;;) {
      const char = text[at];
      if (char === "{") {
        const head = short(text.slice(begin, at));
        at += 1;
        const isAtRule = head.startsWith("@");
        const prelude = isAtRule || isKeyframes ? atRule(head) : selector(head, parent);
        const inner = joined(block(depth + 1, isAtRule ? parent : head));
        if (inner !== "") nested += `${prelude}{${inner}}`;
        begin = at;
        continue;
      }
      const isMixin = isHole(char) && standsAlone(text, begin, at);
      if (char !== undefined && char !== "}" && char !== ";" && !isMixin) {
        at = skip(text, at);
        continue;
      }
      if (isMixin) at += 1;
      const statement = short(text.slice(begin, at));
      if (statement !== "") own.push(declaration(statement));
      if (isMixin) {
        begin = at;
        continue;
      }
      if (char === undefined && depth > 0) throw new CssError("A { is not closed.");
      if (char === "}" && depth === 0) throw new CssError("A } closes nothing.");
      at += 1;
      if (char !== ";") return { own: own.join(";"), nested };
      begin = at;
    }
  }
}

/** A block as one text. */
export const joined = ({ own, nested }: Block): string => [own, nested].filter(Boolean).join(";");

/** A mixin is a hole that is alone in its statement. */
function standsAlone(text: string, begin: number, at: number): boolean {
  return text.slice(begin, at).trim() === "" && /^[^\S\n]*(;|\n|\}|$)/.test(text.slice(at + 1));
}

/** The position after the next token: a comment, a string, something in brackets, or one character. */
function skip(text: string, at: number): number {
  if (text.startsWith("/*", at)) {
    const end = text.indexOf("*/", at);
    return end < 0 ? text.length : end + 2;
  }
  const char = text[at] ?? "";
  if (char === "\\") return at + 2;
  if (char === '"' || char === "'") return afterString(text, at, char);
  const closing = { "(": ")", "[": "]" }[char];
  return closing === undefined ? at + 1 : afterBrackets(text, at, closing);
}

function afterString(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at += text[at] === "\\" ? 2 : 1) if (text[at] === quote) return at + 1;
  throw new CssError("A string is not closed.");
}

function afterBrackets(text: string, start: number, closing: string): number {
  for (let at = start + 1; at < text.length; at = skip(text, at)) if (text[at] === closing) return at + 1;
  throw new CssError(`A ${text[start]} is not closed.`);
}

/** Changes everything except strings. */
function outside(text: string, change: (part: string) => string): string {
  const parts = text.split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/);
  return parts.map((part, index) => (index % 2 === 1 ? part : change(part))).join("");
}

function short(text: string): string {
  const bare = text.replace(/\/\*[^]*?\*\//g, "");
  return outside(bare, (part) => part.replace(/\s+/g, " ").replace(/(?<![\w.-])0\.(?=\d)/g, ".")).trim();
}

function declaration(text: string): string {
  if (text.length === 1 && isHole(text)) return text;
  if (!/^[\w-]+ ?:/.test(text)) throw new CssError(`“${text.slice(0, 40)}” is no declaration.`);
  return outside(text.replace(/ ?: ?/, ":"), (part) => part.replace(/ ?, /g, ","));
}

function atRule(text: string): string {
  return outside(text, (part) => part.replace(/([\w-]): /g, "$1:").replace(/, /g, ","));
}

function selector(text: string, parent: string): string {
  // `&` cannot represent the match of a pseudo-element: such a rule would never match, without an error.
  if (parent.includes("::")) throw new CssError(`“${text}” is inside “${parent}”, which is a pseudo-element.`);
  const list = listIn(text).map((one) => (/^[a-z]/i.test(one) && !one.includes("&") ? `& ${one}` : one));
  const unquoted = list.join(",").replace(/="([a-z_][\w-]*)"/gi, "=$1");
  return outside(unquoted, (part) => part.replace(/ ?([>~+,]) ?/g, "$1"));
}

/** The selectors of a list; a comma in brackets or in a string does not separate them. */
function listIn(text: string): string[] {
  const list: string[] = [];
  let begin = 0;
  for (let at = 0; at < text.length; at = skip(text, at)) {
    if (text[at] !== ",") continue;
    list.push(text.slice(begin, at).trim());
    begin = at + 1;
  }
  return [...list, text.slice(begin).trim()];
}
