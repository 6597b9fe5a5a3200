import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";

import { Button } from "../../packages/widgets/src/ui/button/index.js";
import { Section, Sheet, TokenName, TokenTable } from "./Sheet.js";
import { ofScale } from "./tokens.js";

const meta = { title: "foundations/Motion", parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The durations and curves of movements. With reduced motion the movement is immediate. */
export const DurationsAndCurves: Story = { render: () => <Moving /> };

function Moving() {
  const [isThere, setThere] = useState(false);
  const table = (title: string, prefix: "dur" | "ease") => (
    <Section title={title}>
      <TokenTable label={title} columns={["Token", "Value", "Looks"]}>
        {ofScale(prefix).map(([name, value]) => (
          <tr key={name}>
            <TokenName name={name} />
            <td>
              <code>{value}</code>
            </td>
            <td>
              <div className="cw-runner" role="img" aria-label={value} data-is-running={isThere ? "" : undefined}>
                <i style={{ transition: transition(name, prefix) }} />
              </div>
            </td>
          </tr>
        ))}
      </TokenTable>
    </Section>
  );
  return (
    <Sheet
      title="Motion"
      intro="What a person does is answered at once; what comes on its own may take its time. Where the device asks for reduced motion nothing slides, and live signs stand still."
    >
      <Button variant="primary" onPress={() => setThere((is) => !is)}>
        Move
      </Button>
      {table("Durations", "dur")}
      {table("Curves", "ease")}
    </Sheet>
  );
}

function transition(name: string, prefix: "dur" | "ease"): string {
  return prefix === "dur"
    ? `translate var(--cw-${name}) var(--cw-ease-standard)`
    : `translate calc(3 * var(--cw-dur-slow)) var(--cw-${name})`;
}
