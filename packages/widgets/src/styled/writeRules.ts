import { batchesFrom, type Rule } from "./rules.js";
import type { Scope } from "./StyleScope.js";

/** What is written already, by the node that has it: a shadow root, or the parent of style tags. */
interface Written {
  /** The document that it was written for; its sheets hold in no other. */
  page: Document;
  batches: number;
}

const written = new WeakMap<Node, Written>();

/** The same in every copy of this library on a page: the classes that a node has the rules of. */
const classesThere = Symbol.for("callwright.classes");
/** The sheets of a document by their text: all shadow roots of a page share them. */
const sheetsThere = Symbol.for("callwright.sheets");

type Page = Document & { [sheetsThere]?: Map<string, CSSStyleSheet> };
type Place = Node & { [classesThere]?: Set<string> };

/** Puts all rules that were made so far where they are not yet, each in its order. */
export function writeRules({ target = document.head, nonce }: Scope): void {
  const root = target.getRootNode();
  const place: Place = isShadowRoot(root) ? root : target;
  const page: Page = target.ownerDocument ?? document;
  const before = written.get(place);
  const isMoved = before !== undefined && before.page !== page;
  if (isMoved) delete place[classesThere];
  const from = before === undefined || isMoved ? 0 : before.batches;
  const batches = batchesFrom(from);
  if (batches.length === 0) return;
  written.set(place, { page, batches: from + batches.length });

  const there = (place[classesThere] ??= new Set());
  const isNew = ({ id }: Rule) => !there.has(id) && there.add(id);
  const texts = batches.map((rules) => textOf(rules.filter(isNew))).filter((text) => text !== "");
  if (isShadowRoot(root)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...texts.map((text) => sheetOf(text, page))];
    return;
  }
  if (texts.length > 0) appendTag(target, texts.join(""), nonce, page);
  putServerTagsFirst(page);
}

/** The text of some rules, in their order. */
export function textOf(rules: readonly Rule[]): string {
  return rules.map(({ text }) => text).join("");
}

function isShadowRoot(root: Node): root is ShadowRoot {
  return "host" in root && "adoptedStyleSheets" in root;
}

/** The sheet of a text, one for all shadow roots of a page. It must not change: a change would be one of every root. */
export function sheetOf(text: string, page: Page): CSSStyleSheet {
  const sheets = (page[sheetsThere] ??= new Map<string, CSSStyleSheet>());
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

function appendTag(target: Node, text: string, nonce: string | undefined, page: Document): void {
  const tag = page.createElement("style");
  if (nonce !== undefined) tag.nonce = nonce;
  tag.dataset.cwStyles = "";
  tag.textContent = text;
  target.appendChild(tag);
}

/** A server's tag may come late, with a part of a stream: its rules must not win over those that were made after them. */
function putServerTagsFirst(page: Document): void {
  const [first, ...others] = page.querySelectorAll("style[data-cw-styles]");
  for (const tag of others) if (tag.matches("[data-cw-styles=server]")) first?.before(tag);
}
