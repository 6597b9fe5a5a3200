import { MagicString } from "magic-string";
import type { Plugin } from "vite";

interface Docgen {
  description?: string;
  props?: Record<string, { description?: string; defaultValue?: { value: string; computed: boolean } }>;
}

/** The code that react-docgen appends to a module and that Storybook reads: an assignment for each component. */
const written = /(\.__docgenInfo=)(\{.*?\})(?=;\w+\.__docgenInfo=|;?$)/gm;

/**
 * A plugin for the tags in docstrings, which Storybook would show as text: `@example` becomes a block of code,
 * `@default` the column of that name, and `{@link X}` the name.
 */
export function docgenTags(): Plugin {
  return {
    name: "callwright-docgen-tags",
    // It runs after react-docgen and before the compiler, which would rewrite the object.
    enforce: "pre",
    transform(code) {
      if (!code.includes("__docgenInfo")) return;
      const edited = new MagicString(code);
      for (const { index, 1: before = "", 2: info = "" } of code.matchAll(written)) {
        const start = index + before.length;
        edited.overwrite(start, start + info.length, JSON.stringify(withoutTags(JSON.parse(info) as Docgen)));
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}

/** Converts the tags in the texts of a component's documentation. */
export function withoutTags(info: Docgen): Docgen {
  const props = Object.entries(info.props ?? {}).map(([name, prop]) => {
    const [description = "", given] = plain(prop.description ?? "").split(/\s*@default\s+/);
    const defaultValue = prop.defaultValue ?? (given ? { value: given.trim(), computed: false } : undefined);
    return [name, { ...prop, description, ...(defaultValue && { defaultValue }) }] as const;
  });
  const [text = "", example] = plain(info.description ?? "").split(/\s*@example\s*\n/);
  const description = example ? `${text}\n\n\`\`\`tsx\n${example.trimEnd()}\n\`\`\`` : text;
  return { ...info, description, ...(info.props && { props: Object.fromEntries(props) }) };
}

const plain = (text: string) => text.replaceAll(/\{@link (\w+)\}/g, "`$1`");
