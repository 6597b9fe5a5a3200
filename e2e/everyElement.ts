import { readFileSync } from "node:fs";

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
}

/** An element that partners may embed, with its required attributes. */
export interface EmbeddedElement {
  tag: string;
  attributes: Record<string, string>;
}

const manifest = new URL("../packages/widgets/generated/custom-elements.json", import.meta.url);
const { modules } = JSON.parse(readFileSync(manifest, "utf8")) as { modules: { declarations: Declaration[] }[] };

export const everyElement = modules.flatMap(({ declarations }) => declarations).map(embedded);

function embedded({ tagName, attributes }: Declaration): EmbeddedElement {
  const isOfNumber = attributes.some(({ name }) => name === "phone-number");
  return { tag: tagName, attributes: isOfNumber ? { "phone-number": "+46 40 628 04 31" } : {} };
}
