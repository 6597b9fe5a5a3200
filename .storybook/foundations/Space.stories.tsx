import type { Meta, StoryObj } from "@storybook/react-vite";

import { darkShadows, lightShadows } from "../../packages/widgets/src/theme/baseColors.js";
import { type Density, ThemeRoot } from "../../packages/widgets/src/theme/index.js";
import { Button } from "../../packages/widgets/src/ui/button/index.js";
import { Section, Sheet, TokenName, TokenTable } from "./Sheet.js";
import { ofScale } from "./tokens.js";

const meta = {
  title: "foundations/Space, shape and depth",
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Distances, corners, shadows and layers. */
export const Scales: Story = {
  render: () => (
    <Sheet
      title="Space, shape and depth"
      intro="Distances are multiples of four with a few halves. Corners follow one number of the host's theme."
    >
      <Section title="Space">
        <TokenTable label="Space" columns={["Token", "Value", "Looks"]}>
          {ofScale("space").map(([name, value]) => (
            <tr key={name}>
              <TokenName name={name} />
              <td data-is-number="">{value}</td>
              <td>
                <div className="cw-bar" role="img" aria-label={value} style={{ inlineSize: `var(--cw-${name})` }} />
              </td>
            </tr>
          ))}
        </TokenTable>
      </Section>
      <Section title="Corners">
        <ul className="cw-tiles">
          {ofScale("radius")
            .filter(([name]) => name !== "radius-scale")
            .map(([name]) => (
              <li key={name} className="cw-tile" style={{ borderRadius: `var(--cw-${name})` }}>
                <code>--cw-{name}</code>
              </li>
            ))}
        </ul>
      </Section>
      <Section title="Shadows">
        <Depths scheme="light" names={Object.keys(lightShadows)} />
        <Depths scheme="dark" names={Object.keys(darkShadows)} />
      </Section>
      <Section title="Layers">
        <p>
          In the browser's top layer the order of opening decides. These numbers are for browsers without it; a host
          lifts all of them with one variable.
        </p>
        <TokenTable label="Layers" columns={["Token", "Value"]}>
          {ofScale("z").map(([name, value]) => (
            <tr key={name}>
              <TokenName name={name} />
              <td>
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </TokenTable>
      </Section>
    </Sheet>
  ),
};

function Depths({ scheme, names }: { scheme: "light" | "dark"; names: string[] }) {
  return (
    <ThemeRoot scheme={scheme}>
      <ul className="cw-tiles" style={{ padding: 32, gap: 32, background: "var(--cw-bg)" }}>
        {names.map((name) => (
          <li
            key={name}
            className="cw-tile"
            style={{
              boxShadow: `var(--cw-${name})`,
              background: "var(--cw-surface-raised)",
              color: "var(--cw-text)",
              border: 0,
            }}
          >
            <code>--cw-{name}</code>
          </li>
        ))}
      </ul>
    </ThemeRoot>
  );
}

const densities: readonly Density[] = ["comfortable", "default", "compact"];

/** Rows and controls in three densities. On a touch screen a control is always 44 px high. */
export const Densities: Story = {
  render: () => (
    <Sheet
      title="Density"
      intro="A host chooses how close rows and controls are. Fingers get larger controls in any of them."
    >
      {densities.map((density) => (
        <Section key={density} title={density}>
          <ThemeRoot density={density}>
            <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
              <Button variant="primary">Call Now</Button>
              <div
                style={{
                  inlineSize: "100%",
                  blockSize: "var(--cw-row)",
                  border: "1px solid var(--cw-border)",
                  display: "grid",
                  alignItems: "center",
                  paddingInline: "var(--cw-cell-x)",
                  boxSizing: "border-box",
                }}
              >
                A row
              </div>
            </div>
          </ThemeRoot>
        </Section>
      ))}
    </Sheet>
  ),
};
