import type { AllElements, ElementDescription, ElementEvent, ElementProp } from "./readElements.ts";

/** The elements as tables for docs/embedding.md. */
export function elementTables({ elements, common }: AllElements): string {
  return [
    table(
      ["element", "description", "attributes of its own", "methods"],
      elements.map((element) => [
        code(`<${element.tag}>`),
        firstSentence(element.description),
        element.props.flatMap(({ attribute }) => (attribute ? [code(attribute)] : [])).join(" "),
        element.methods.map(callOf).join(" "),
      ]),
    ),
    table(
      ["attribute of every element", "type", "description"],
      common.props.filter(isAttribute).map((prop) => [code(prop.attribute ?? ""), typeOf(prop), says(prop)]),
    ),
    table(
      ["attribute of some elements", "type", "description"],
      distinct(elements.flatMap(({ props }) => props.filter(isAttribute))).map(([prop, count]) => [
        code(prop.attribute ?? ""),
        typeOf(prop),
        says(prop) + (count < elements.length / 2 ? ` (${ownersOf(prop, elements)})` : ""),
      ]),
    ),
    table(
      ["property of every element", "type", "description"],
      common.props.filter((prop) => !isAttribute(prop)).map((prop) => [code(prop.name), typeOf(prop), says(prop)]),
    ),
    table(
      ["element", "properties of its own"],
      elements
        .map(({ tag, props }) => [
          code(`<${tag}>`),
          props
            .filter((prop) => !isAttribute(prop))
            .map(({ name }) => code(name))
            .join(" "),
        ])
        .filter(([, names]) => names !== ""),
    ),
    table(
      ["element", "events (`detail`)"],
      [
        ["every element", common.events.map(told).join(" · ")],
        ...elements
          .filter(({ events }) => events.length > 0)
          .map(({ tag, events }) => [code(`<${tag}>`), events.map(told).join(" · ")]),
      ],
    ),
  ].join("\n\n");
}

/** The possible errors in how widgets are embedded, as a table for docs/embedding.md. */
export function mistakeTable(mistakes: Readonly<Record<string, string>>): string {
  return table(
    ["code", "what to do"],
    Object.entries(mistakes).map(([name, mend]) => [code(name), mend]),
  );
}

const isAttribute = ({ attribute }: ElementProp) => attribute !== undefined;

function table(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

const code = (text: string) => `\`${text}\``;

const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/[.:]$/, "") ?? text;

/** Objects are written as JSON. */
const typeOf = ({ type, attribute }: ElementProp) => code(attribute && type.startsWith("Partial<") ? "JSON" : type);

const says = ({ description, default: byDefault }: ElementProp) =>
  description + (byDefault === undefined ? "" : ` Default: ${byDefault.replace(/^"(.*)"$/, "`$1`")}.`);

const callOf = ({ name, parameters }: ElementDescription["methods"][number]) =>
  code(`${name}(${parameters.map(({ name }) => name).join(", ")})`);

/** `{callId}`: only names, if they are self-explanatory. */
function told({ name, detail }: ElementEvent): string {
  const names = [...detail.matchAll(/(\w+)\??:/g)].map(([, member]) => member);
  return names.length > 0 ? `${code(name)} ${code(`{${names.join(", ")}}`)}` : code(name);
}

/**
 * Each attribute once, with the type of the element that allows the most values, and the number of elements that have
 * it.
 */
function distinct(props: ElementProp[]): [ElementProp, number][] {
  const byName = Object.values(Object.groupBy(props, ({ name }) => name)).filter((same) => same !== undefined);
  return byName.flatMap((same) => {
    const [widest] = same.toSorted((one, other) => other.type.length - one.type.length);
    return widest ? [[widest, same.length]] : [];
  });
}

const ownersOf = (wanted: ElementProp, elements: ElementDescription[]) =>
  elements
    .flatMap(({ tag, props }) => (props.some(({ name }) => name === wanted.name) ? [code(`<${tag}>`)] : []))
    .join(", ");
