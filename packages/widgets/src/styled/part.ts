import { createElement, type ElementType, forwardRef } from "react";

import { makeRule, type Rule } from "./rules.js";
import { useRules } from "./useRules.js";

/** What `css` and `keyframes` become. */
interface Mixin {
  own?: string;
  nested?: string;
  rules?: readonly Rule[];
  toString: () => string;
}

/** A text, or its pieces where mixins and names of parts come in. */
type Text = string | readonly (string | Mixin)[];

/** What `styled` becomes: a component that is also the selector of its class. */
interface Part {
  tag: ElementType;
  classes: string;
  rules: readonly Rule[];
}

/** `keyframes` after compilation: its name, and its frames. */
export function keyframes(name: string, frames: string): Mixin {
  return { rules: [makeRule(name, `@keyframes ${name}{${frames}}`)], toString: () => name };
}

/** `css` after compilation: declarations, then nested rules. What a mixin nests goes after what is declared around it. */
export function css(declared: Text, nested: Text = ""): Required<Mixin> {
  const [first, last] = [piecesOf(declared), piecesOf(nested)];
  const own = first.map((piece) => piece.own ?? piece).join("");
  const after = [...first.map((piece) => piece.nested ?? ""), ...last].join("");
  const rules = [...first, ...last].flatMap((piece) => piece.rules ?? []);
  return { own, nested: after, rules, toString: () => (after === "" ? own : `${own};${after}`) };
}

const piecesOf = (text: Text) => (typeof text === "string" ? [text] : text) as readonly Mixin[];

/** `styled` after compilation: an element's name or a component, the class, and its text as `css` takes it. */
export function part(base: ElementType & Partial<Part>, name: string, declared: Text, nested?: Text) {
  const text = css(declared, nested);
  const tag = base.tag ?? base;
  const classes = base.classes === undefined ? name : `${base.classes} ${name}`;
  const rules = [...(base.rules ?? []), ...text.rules, makeRule(name, `.${name}{${text.toString()}}`)];
  const Styled = forwardRef<unknown, { as?: ElementType; className?: string }>(({ as, className, ...props }, ref) => {
    useRules(rules);
    const given = { ...props, className: className ? `${classes} ${className}` : classes };
    // React 18 would complain of a ref that a function component cannot take.
    return createElement(as ?? tag, ref ? { ...given, ref } : given);
  });
  return Object.assign(Styled, { tag, classes, rules, toString: () => `.${name}` });
}
