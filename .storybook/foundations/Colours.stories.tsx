import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";

import { measure } from "../../packages/widgets/src/theme/pairs.js";
import { type ColorName, dark, light } from "../../packages/widgets/src/theme/tokens.js";
import { SearchField } from "../../packages/widgets/src/ui/search-field/index.js";
import { colourUses } from "./colourUses.js";
import { Section, Sheet, Swatch, TokenName, TokenTable } from "./Sheet.js";

const meta = { title: "foundations/Colours", parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour in both schemes, with its use. */
export const All: Story = { render: () => <AllColours /> };

function AllColours() {
  const [text, setText] = useState("");
  const isFound = ([name, use = ""]: [string, string?]) => `${name} ${use}`.includes(text.trim().toLowerCase());
  const groups = Object.entries(colourUses)
    .map(([title, uses]) => ({ title, uses: Object.entries(uses).filter(isFound) as [ColorName, string][] }))
    .filter(({ uses }) => uses.length > 0);
  return (
    <Sheet
      title="Colours"
      intro="Parts use these names only. A host's theme changes the values of all but the status, answer and tag colours, which have meanings."
    >
      <SearchField label="Search colours" value={text} onSearch={setText} debounceMs={0} />
      {groups.length === 0 && <p role="status">No colour has this name or use.</p>}
      {groups.map(({ title, uses }) => (
        <Section key={title} title={title}>
          <TokenTable label={title} columns={["Token", "Light", "Dark", "For"]}>
            {uses.map(([name, use]) => (
              <tr key={name}>
                <TokenName name={name} />
                <td>
                  <Swatch color={light[name]} />
                </td>
                <td>
                  <Swatch color={dark[name]} />
                </td>
                <td>{use}</td>
              </tr>
            ))}
          </TokenTable>
        </Section>
      ))}
    </Sheet>
  );
}

/** The contrast of the pairs of colours that must be distinguishable, in both schemes. */
export const Contrast: Story = {
  render: () => (
    <Sheet
      title="Contrast"
      intro="The contrast of each pair, as WCAG 2 measures it: 4.5 for text, 3 for marks and outlines. A theme of a host is measured by the same list."
    >
      <Pairs title="Light" scheme="light" />
      <Pairs title="Dark" scheme="dark" />
    </Sheet>
  ),
};

function Pairs({ title, scheme }: { title: string; scheme: "light" | "dark" }) {
  const colors = scheme === "light" ? light : dark;
  return (
    <Section title={title}>
      <TokenTable
        label={`Contrast, ${title.toLowerCase()}`}
        columns={["Foreground", "Background", "Looks", "Measured", "Needed"]}
      >
        {measure(scheme, colors).map(({ foreground, background, ratio, needs }) => (
          <tr key={`${foreground} ${background}`}>
            <TokenName name={foreground} />
            <td>
              <code>--cw-{background}</code>
            </td>
            <td>
              <span className="cw-sample" style={{ background: colors[background], color: colors[foreground] }}>
                {needs >= 4.5 ? "Aa" : <i aria-hidden style={{ inlineSize: 18, blockSize: 18, border: "2px solid" }} />}
              </span>
            </td>
            <td data-is-number="">{ratio.toFixed(2)}</td>
            <td data-is-number="">{needs}</td>
          </tr>
        ))}
      </TokenTable>
    </Section>
  );
}
