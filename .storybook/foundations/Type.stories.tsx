import type { Meta, StoryObj } from "@storybook/react-vite";

import { Section, Sheet, TokenTable } from "./Sheet.js";
import { scale } from "./tokens.js";

const meta = { title: "foundations/Type", parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = Object.keys(scale)
  .filter((name) => name.endsWith("-tracking"))
  .map((name) => name.replace("-tracking", ""));

/** One typeface in nine steps. */
export const Steps: Story = {
  render: () => (
    <Sheet
      title="Type"
      intro="One family carries everything, in sizes for dense lists. In a partner's page the host's font takes its place; sizes stay."
    >
      <Section title="Steps">
        <TokenTable label="Steps of type" columns={["Step", "Looks", "Size", "Line", "Weight", "Tracking"]}>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>
                <span
                  style={{
                    fontSize: `var(--cw-${step}-size)`,
                    lineHeight: `var(--cw-${step}-line)`,
                    fontWeight: `var(--cw-${step}-weight)`,
                    letterSpacing: `var(--cw-${step}-tracking)`,
                    whiteSpace: "nowrap",
                  }}
                >
                  Calls, well made: 312 today
                </span>
              </td>
              {["size", "line", "weight", "tracking"].map((part) => (
                <td key={part} data-is-number="">
                  {scale[`${step}-${part}`]}
                </td>
              ))}
            </tr>
          ))}
        </TokenTable>
      </Section>
      <Section title="Families">
        {["font-family", "font-mono"].map((name) => (
          <p key={name} style={{ fontFamily: `var(--cw-${name})` }}>
            <code>--cw-{name}</code>: {scale[name]}
          </p>
        ))}
      </Section>
    </Sheet>
  ),
};
