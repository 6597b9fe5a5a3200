import type { AllElements, ElementDescription, ElementEvent, ElementProp } from "./readElements.ts";

/** The elements as TypeScript types of tags: in JSX, in the page, and by the events that they dispatch. */
export function elementTypes({ elements, common }: AllElements): string {
  const types = elements.map(({ type }) => type);
  return [
    "// Written by `pnpm generate` from the elements' specs and the widgets' props. Change those, not this file.",
    'import type { OperationId } from "@callwright/sdk/contract";',
    'import type { ClassAttributes, HTMLAttributes } from "react";',
    "",
    'import type { WidgetErrorCode } from "../../lib/widgetEvents.js";',
    `import type { ${types.join(", ")} } from "../index.js";`,
    "",
    "/** What JSX may write on every element: text, as React 18 and elements whose code has not come yet know nothing else. */",
    "interface EveryTag<Element> extends ClassAttributes<Element>, HTMLAttributes<Element> {",
    "  class?: string;",
    ...common.props.flatMap(attributeLines),
    "}",
    "",
    ...elements.flatMap(tagLines),
    "/** What JSX may write, by tag. */",
    "export interface ElementTags {",
    ...elements.flatMap(({ tag, type, description }) => [`  /** ${description} */`, `  "${tag}": ${tagType(type)};`]),
    "}",
    "",
    'declare module "react" {',
    "  namespace JSX {",
    "    interface IntrinsicElements extends ElementTags {}",
    "  }",
    "}",
    "",
    "declare global {",
    "  interface HTMLElementTagNameMap {",
    ...elements.map(({ tag, type }) => `    "${tag}": ${type};`),
    "  }",
    "  // Events bubble out of the elements, so all around them may hear them.",
    "  interface GlobalEventHandlersEventMap {",
    ...eventLines([...elements.flatMap(({ events }) => events), ...common.events]),
    "  }",
    "}",
    "",
  ].join("\n");
}

function tagLines({ tag, type, props }: ElementDescription): string[] {
  return [
    `/** \`<${tag}>\`. */`,
    `export interface ${tagType(type)} extends EveryTag<${type}> {`,
    ...props.flatMap(attributeLines),
    "}",
    "",
  ];
}

const tagType = (type: string) => type.replace(/Element$/, "Tag");

function attributeLines({ attribute, type, description, default: byDefault }: ElementProp): string[] {
  if (attribute === undefined) return [];
  const tag = byDefault === undefined ? "" : ` @default ${byDefault}`;
  return [`  /** ${description}${tag} */`, `  ${JSON.stringify(attribute)}?: ${written(type)};`];
}

/** The values of a property in markup. A flag is written out, because React omits `false`. */
function written(type: string): string {
  if (type === "boolean") return '"true" | "false"';
  if (type === "number") return "number | `${number}`";
  if (type.startsWith("Partial<")) return "string";
  const choices = type.split(" | ");
  return choices.every((choice) => /^\d+$/.test(choice))
    ? [...choices, ...choices.map((choice) => `"${choice}"`)].join(" | ")
    : type;
}

/** Two elements may have different types under one name. */
function eventLines(events: ElementEvent[]): string[] {
  const byName = Object.entries(Object.groupBy(events, ({ name }) => name));
  return byName.map(([name, same = []]) => {
    const details = new Set(same.map(({ detail }) => detail));
    return `    "${name}": CustomEvent<${[...details].join(" | ")}>;`;
  });
}
