import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

import * as icons from "../../packages/widgets/src/ui/icon/generated/icons.js";

/** What react-docgen adds to a component: its original name, which a build shortens, and its props. */
interface Documented {
  displayName?: string;
  name?: string;
  __docgenInfo?: { displayName?: string; props?: Record<string, unknown> };
}

const iconNames = new Map<unknown, string>(Object.entries(icons).map(([name, shape]) => [shape, name]));

/** The name of a component in code. */
export function nameOf(type: unknown): string {
  if (typeof type === "string") return type;
  const { displayName, name } = type as Documented;
  return documentedOf(type).displayName ?? displayName ?? name ?? "Component";
}

/** The names of a component's documented props. */
export function propsOf(type: unknown): string[] {
  return Object.keys(documentedOf(type).props ?? {});
}

function documentedOf(type: unknown) {
  const { __docgenInfo: documented = {} } = (type ?? {}) as Documented;
  return documented;
}

/** The code of a tag with these props. */
export function tagOf(name: string, { children, ...props }: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => writtenProp(prop, value));
  const line = [name, ...written].join(" ");
  const open = line.length <= 100 ? line : `${name}\n${written.map((one) => indented(one)).join("\n")}\n`;
  const inside = writtenChildren(children as ReactNode);
  if (inside === "") return `<${open}${open.endsWith("\n") ? "" : " "}/>`;
  const isShort = !inside.includes("\n") && !inside.startsWith("<") && inside.length <= 60;
  return isShort ? `<${open}>${inside}</${name}>` : `<${open}>\n${indented(inside)}\n</${name}>`;
}

/** The code of an element. */
export function jsxOf(element: ReactElement<object>): string {
  return tagOf(element.type === Fragment ? "" : nameOf(element.type), { ...element.props }).replace(/^< >/, "<>");
}

function writtenProp(name: string, value: unknown): string {
  if (value === true) return name;
  if (iconNames.has(value)) return `${name}={${iconNames.get(value)}}`;
  if (typeof value === "string" && !/["\n\\]/.test(value)) return `${name}="${value}"`;
  // The host has its own function, so only a name is written.
  if (typeof value === "function") return `${name}={${name}}`;
  return `${name}={${literal(value)}}`;
}

function writtenChildren(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(writtenChildren).filter(Boolean).join("\n");
  if (isValidElement<Record<string, unknown>>(children)) return jsxOf(children);
  if (typeof children === "string") return /[{}<>]/.test(children) ? `{${JSON.stringify(children)}}` : children;
  if (typeof children === "number") return String(children);
  return typeof children === "function" ? "{children}" : "";
}

/** The JavaScript code of a value. */
export function literal(value: unknown): string {
  const icon = iconNames.get(value);
  if (icon) return icon;
  if (isValidElement<Record<string, unknown>>(value)) return jsxOf(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "function") return "() => {}";
  if (value instanceof Date) return `new Date(${JSON.stringify(value)})`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const entries = Object.entries(value).filter(([, of]) => of !== undefined);
  const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
  return entries.length === 0 ? "{}" : `{ ${entries.map(([name, of]) => `${key(name)}: ${literal(of)}`).join(", ")} }`;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");
