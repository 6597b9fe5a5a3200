import type { AllElements, ElementDescription, ElementEvent, ElementMethod, ElementProp } from "./readElements.ts";

const module = "dist/elements/index.js";

/**
 * The elements in the format for editors and documentation tools: https://custom-elements-manifest.open-wc.org, 2.1.0.
 */
export function elementManifest({ elements, common }: AllElements): object {
  return {
    schemaVersion: "2.1.0",
    readme: "",
    modules: [
      {
        kind: "javascript-module",
        path: module,
        declarations: elements.map((element) => declarationOf(element, common)),
        exports: elements.map(({ tag, type }) => ({
          kind: "custom-element-definition",
          name: tag,
          declaration: { name: type, module },
        })),
      },
    ],
  };
}

function declarationOf(element: ElementDescription, common: AllElements["common"]): object {
  const own = new Set(element.props.map(({ name }) => name));
  const props = [...element.props, ...common.props.filter(({ name }) => !own.has(name))];
  return {
    kind: "class",
    customElement: true,
    name: element.type,
    tagName: element.tag,
    description: element.description,
    superclass: { name: "HTMLElement" },
    attributes: props.flatMap(attributeOf),
    members: [...props.map(fieldOf), ...[...element.methods, ...common.methods].map(methodOf)],
    events: [...element.events, ...common.events].map(eventOf),
    cssParts: [{ name: "widget", description: "Around the widget, in the element's shadow root." }],
  };
}

function attributeOf({ name, attribute, type, description, default: byDefault }: ElementProp): object[] {
  if (attribute === undefined) return [];
  return [{ name: attribute, fieldName: name, type: { text: type }, description, default: byDefault }];
}

const fieldOf = ({ name, attribute, type, description, default: byDefault }: ElementProp): object => ({
  kind: "field",
  name,
  attribute,
  type: { text: type },
  description,
  default: byDefault,
});

const methodOf = ({ name, parameters, returns, description }: ElementMethod): object => ({
  kind: "method",
  name,
  parameters: parameters.map(({ name, type }) => ({ name, type: { text: type } })),
  return: { type: { text: returns } },
  description,
});

const eventOf = ({ name, detail, description }: ElementEvent): object => ({
  name,
  type: { text: `CustomEvent<${detail}>` },
  description,
});
