/** The parts of the bundled contract that are read here. */
interface Contract {
  components: { schemas: { WidgetName: { enum: string[] } } };
}

/**
 * Every widget that the contract lets partners embed, as an element: `elements/<name>.ts`, by the name of its widget. A
 * widget without this file does not compile.
 */
export function elementSpecs(document: string): string {
  const { WidgetName } = (JSON.parse(document) as Contract).components.schemas;
  const elements = WidgetName.enum.toSorted().map((name) => ({ name, file: camelCase(name) }));
  const typeOf = (file: string) => `${file.charAt(0).toUpperCase()}${file.slice(1)}Element`;
  return `${elements.map(({ file }) => `import { ${file}Element } from "../${file}.js";\n`).join("")}
${elements.map(({ file }) => `export { ${file}Element, type ${typeOf(file)} } from "../${file}.js";\n`).join("")}
/** Every widget that a session can be asked for, as an element \`cw-\` and its name. */
export const elementSpecs = {
${elements.map(({ name, file }) => `  ${name.includes("-") ? `"${name}"` : name}: ${file}Element,\n`).join("")}};
`;
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
