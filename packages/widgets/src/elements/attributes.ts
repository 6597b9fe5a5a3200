/** How an attribute's text becomes a prop. */
export type Codec = "string" | "number" | "boolean" | "json";

/** Which props can be written as attributes, and how. */
export type Codecs<Props> = { readonly [Prop in keyof Props]?: Codec };

/** `initialView` → `initial-view`. */
export function attributeOf(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Reads an attribute. A boolean is true unless it says `false`, as `shortcuts="false"` does; an absent attribute, a
 * number that is none and JSON that is none are undefined, so that the widget's own default holds.
 */
export function decode(text: string | null, codec: Codec): unknown {
  if (text === null) return undefined;
  switch (codec) {
    case "string":
      return text;
    case "boolean":
      return text !== "false";
    case "number":
      return text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
    case "json":
      return parse(text);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
