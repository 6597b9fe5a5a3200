// Loaded on first use: the groupings of all countries are 7 kB.
import { groupedPhoneNumber } from "../../lib/groupedPhoneNumber.js";
import { phoneGroups } from "./phoneGroups.data.js";

interface Rule {
  /** With a group for each part. */
  parts: RegExp;
  beginning: RegExp;
}

const lines = new Map(phoneGroups.trim().split("\n").map(splitCode));
const rules = new Map<string, Rule[]>();

/** An E.164 number in the format of its country, with its calling code: `+4722860144` → `+47 22 86 01 44`. */
export function nationalPhoneNumber(e164: string): string {
  const simple = groupedPhoneNumber(e164);
  const code = /^\+(\d+) /.exec(simple)?.[1];
  if (code === undefined) return e164;
  const digits = e164.slice(code.length + 1);
  const rule = rulesOf(code).find(({ parts, beginning }) => beginning.test(digits) && parts.test(digits));
  return rule ? ["+" + code, ...(rule.parts.exec(digits) ?? []).slice(1)].join(" ") : simple;
}

/** The rules of a country are parsed when its first number is shown, because most pages show few countries. */
function rulesOf(code: string): Rule[] {
  const known = rules.get(code);
  if (known) return known;
  const made = (lines.get(code) ?? []).map(toRule);
  rules.set(code, made);
  return made;
}

function toRule(text: string): Rule {
  const slash = text.includes("/") ? text.indexOf("/") : text.length;
  const parts = text.slice(0, slash).split("_").map(toGroup).join("");
  return {
    parts: new RegExp(`^${parts}$`),
    beginning: new RegExp(`^(?:${text.slice(slash + 1).replaceAll("d", "\\d")})`),
  };
}

/** `d3` → `(\d{3})` */
function toGroup(part: string): string {
  return `(${part.replaceAll(/d([\d,]*)/g, (_, count: string) => (count === "" ? "\\d" : `\\d{${count}}`))})`;
}

function splitCode(line: string): [code: string, rules: string[]] {
  const [code = "", ...own] = line.split(" ");
  return [code, own];
}
