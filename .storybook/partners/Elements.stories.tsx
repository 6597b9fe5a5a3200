import { elementSpecs } from "@callwright/widgets/elements";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, waitFor } from "storybook/test";

import { defineElements } from "./elements.js";
import { PartnerPage } from "./PartnerPage.js";
import { toolbarOf } from "./toolbar.js";

interface Attributes {
  element: keyof typeof elementSpecs;
  density: "comfortable" | "default" | "compact";
  headingLevel: 1 | 2;
  locale: "en-US" | "tr-TR" | "ar-EG";
}

const meta = {
  title: "Embedding/Elements",
  beforeEach: defineElements,
  args: { element: "call-center", density: "compact", headingLevel: 2, locale: "en-US" },
  argTypes: {
    element: { control: "select", options: Object.keys(elementSpecs) },
    density: { control: "inline-radio", options: ["comfortable", "default", "compact"] },
    headingLevel: { control: "inline-radio", options: [1, 2] },
    locale: { control: "inline-radio", options: ["en-US", "tr-TR", "ar-EG"] },
  },
} satisfies Meta<Attributes>;
export default meta;

/** Any of the elements, with editable attributes. */
export const TryAnElement: StoryObj<Attributes> = {
  render: ({ element, density, headingLevel, locale }, { globals }) => {
    const { scheme } = toolbarOf(globals);
    const attributes = { mode: "demo", scheme, density, locale, "heading-level": headingLevel };
    const style = { display: "block", minBlockSize: 400, maxBlockSize: 640, overflow: "auto" };
    return (
      <PartnerPage scheme={scheme}>
        {createElement(`cw-${element}`, { key: element, style, ...attributes })}
      </PartnerPage>
    );
  },
  play: async ({ args, canvasElement }) => {
    const loaded = () => canvasElement.querySelector(`cw-${args.element}`)?.shadowRoot?.textContent;
    await waitFor(() => expect(loaded()).toContain("Halvorsen Interiør AS"));
  },
};
