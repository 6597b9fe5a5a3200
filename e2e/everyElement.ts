import { readFileSync } from "node:fs";

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
}

const manifest = new URL("../packages/widgets/generated/custom-elements.json", import.meta.url);
const { modules } = JSON.parse(readFileSync(manifest, "utf8")) as { modules: { declarations: Declaration[] }[] };

/** The elements that partners may embed, with what some cannot do without. */
export const everyElement: { tag: string; attributes: Record<string, string> }[] = modules
  .flatMap(({ declarations }) => declarations)
  .map(({ tagName, attributes }) => ({
    tag: tagName,
    attributes: attributes.some(({ name }) => name === "phone-number") ? { "phone-number": "+46 40 628 04 31" } : {},
  }));
