import { isValidElement, type ReactElement } from "react";

import manifest from "../../packages/widgets/generated/custom-elements.json";
import * as ui from "../../packages/widgets/src/ui/index.js";
import * as widgets from "../../packages/widgets/src/index.js";
import { htmlElement, reactModule } from "../../packages/server/src/pages/playground/browser/codeOf.js";
import { type Globals, initialGlobals } from "../choices.ts";
import type { SomeGlobals } from "../states/storyAddress.ts";
import { jsxOf, nameOf, propsOf, tagOf } from "./jsx.ts";

/** A story in Storybook, with what is chosen in its controls and in the toolbar. */
export interface ShownStory {
  title: string;
  args: Readonly<Record<string, unknown>>;
  globals: SomeGlobals;
  component?: unknown;
  parameters: Readonly<Record<string, unknown>>;
  originalStoryFn: (args: never, context: never) => unknown;
}

/** The texts as which a story can be copied. */
export interface CopyTexts {
  jsx: string;
  /** Only for widgets that are also elements. */
  html?: string;
  react: string;
}

type Props = Readonly<Record<string, unknown>>;

/**
 * The code with which a host gets what a story shows. Data that comes from the server, such as a list of calls, is not
 * part of it.
 */
export function copyTexts(story: ShownStory): CopyTexts {
  const [group = "", name = ""] = story.title.split("/");
  if (group !== "widgets") return ofPart(story);
  const known = propsOf((widgets as Record<string, unknown>)[name]);
  const props = Object.fromEntries(Object.entries(story.args).filter(([prop]) => known.includes(prop)));
  const widget = name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const jsx = tagOf(name, props);
  const look = lookOf(story.globals);
  const choice = { widget, attributes: look, isDemo: true, server: location.origin };
  const imports = `import { ${name} } from "@callwright/widgets/${widget}";\n`;
  const own = attributesOf(widget, props);
  return {
    jsx,
    ...(own && { html: htmlElement({ ...choice, attributes: { ...look, ...own } }) }),
    react: reactModule(choice, jsx, imports),
  };
}

function ofPart(story: ShownStory): CopyTexts {
  const jsx = drawn(story);
  const used = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name))];
  const parts = used.filter((name) => name in ui);
  const imports = parts.length > 0 ? `import { ${parts.join(", ")} } from "@callwright/widgets/ui";\n` : "";
  const choice = { widget: "", attributes: lookOf(story.globals), isDemo: true, server: location.origin };
  return { jsx, react: reactModule(choice, jsx, imports) };
}

/**
 * The JSX that a story renders. If it wraps the part in a component that keeps its value, it is written as the part
 * itself.
 */
function drawn({ args, component, originalStoryFn, ...rest }: ShownStory): string {
  const ofArgs = () => tagOf(nameOf(component), args);
  try {
    const element = originalStoryFn(args as never, { args, component, ...rest } as never);
    if (!isValidElement(element)) return ofArgs();
    const { type, props } = element as ReactElement<Props>;
    const names = Object.keys(args);
    const isKept = type !== component && names.length > 0 && names.every((name) => props[name] === args[name]);
    return isKept ? ofArgs() : jsxOf(element as ReactElement<Props>);
  } catch {
    // A story with hooks can only be rendered by React.
    return ofArgs();
  }
}

/** The choices in the toolbar, with the names of the elements' attributes. */
function lookOf(globals: SomeGlobals): Record<string, string> {
  const { look, accent, scheme, density, locale } = { ...initialGlobals, ...globals } as Globals;
  return {
    ...(look !== "callwright" && { preset: look }),
    ...(accent && { accent }),
    scheme,
    density,
    ...(locale !== initialGlobals.locale && { locale }),
  };
}

/** The attributes that correspond to these props; undefined if the widget has no element. */
function attributesOf(widget: string, props: Props): Record<string, string> | undefined {
  const element = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === `cw-${widget}`);
  if (!element) return undefined;
  const written = element.attributes.flatMap(({ name, fieldName }) => {
    const value = props[fieldName];
    if (value === undefined || typeof value === "function") return [];
    return [[name, typeof value === "string" ? value : JSON.stringify(value)]];
  });
  return Object.fromEntries(written) as Record<string, string>;
}
