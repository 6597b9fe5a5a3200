import type { Meta, StoryObj } from "@storybook/react-vite";

import { Section, Sheet } from "./Sheet.js";
import { cssVariables, designTokens } from "./tokens.js";

const meta = { title: "foundations/Tokens", parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const files = [
  {
    name: "callwright.tokens.json",
    type: "application/json",
    about: "The format of the Design Tokens Community Group, for Figma, Style Dictionary and others.",
    text: JSON.stringify(designTokens(), null, 2),
  },
  {
    name: "callwright.css",
    type: "text/css",
    about: "CSS variables, for a page that wants our colours beside our widgets.",
    text: cssVariables(),
  },
];

/** All tokens as files. They are generated from the theme when this page is opened. */
export const Download: Story = {
  render: () => (
    <Sheet title="Tokens" intro="All tokens as files, made from the theme that the widgets use.">
      {files.map(({ name, type, about, text }) => (
        <Section key={name} title={name}>
          <p>{about}</p>
          <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}>
            Download {name}
          </a>
        </Section>
      ))}
    </Sheet>
  ),
};
