import { defineElement, elementSpecs, type ElementSpec } from "@callwright/widgets/elements";
import { waitFor, within } from "storybook/test";

/** Defines the elements in the page, as the script tag does. */
export function defineElements(): void {
  for (const [name, spec] of Object.entries(elementSpecs)) defineElement(`cw-${name}`, spec as ElementSpec<object>);
}

/** For the tests of stories: the content of an element, once its code is loaded. */
export async function insideOf(canvas: HTMLElement, tag: string) {
  const widget = await waitFor(() => {
    const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>("[part=widget]");
    if (!found) throw new Error(`<${tag}> shows nothing yet.`);
    return found;
  });
  return within(widget);
}
