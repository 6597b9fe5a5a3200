/**
 * How `*.styles.ts` are written: what TypeScript takes for `styled-components` in this repository. The templates are compiled
 * (tooling/styles), so nothing of this is there at run time.
 */
import type { ComponentPropsWithRef, ElementType, JSX, ReactElement } from "react";

/** What may be in `${…}`: text, a mixin, keyframes, or a part as a selector. No function: what depends on props is a `data-*` attribute. */
type Hole = string | Mixin | { toString: () => string };

/** Declarations and rules that several parts share. */
export interface Mixin {
  toString: () => string;
  readonly isMixin?: true;
}

type PropsAs<Base extends ElementType, As extends ElementType> = ComponentPropsWithRef<As> &
  Omit<ComponentPropsWithRef<Base>, keyof ComponentPropsWithRef<As>>;

/** An element or a component with styles. */
export interface Part<Base extends ElementType> {
  <As extends ElementType = Base>(props: PropsAs<Base, As> & { as?: As }): ReactElement | null;
  toString: () => string;
}

type Make<Base extends ElementType> = (text: TemplateStringsArray, ...holes: Hole[]) => Part<Base>;

export declare const styled: (<Base extends ElementType>(base: Base) => Make<Base>) & {
  [Tag in keyof JSX.IntrinsicElements]: Make<Tag>;
};
export declare const css: (text: TemplateStringsArray, ...holes: Hole[]) => Mixin;
export declare const keyframes: (text: TemplateStringsArray, ...holes: Hole[]) => Mixin;
