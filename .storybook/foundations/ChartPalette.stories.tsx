import type { Meta, StoryObj } from "@storybook/react-vite";

import { type ColorName, dark, light } from "../../packages/widgets/src/theme/tokens.js";
import { Section, Sheet, TokenName, TokenTable } from "./Sheet.js";

const meta = { title: "foundations/Chart palette", parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The matrices by which three kinds of colour blindness mix the colour channels (Machado, Oliveira and Fernandes 2009,
 * severity 1).
 */
const sights = {
  Protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  Deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  Tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

const names = Object.keys(light).filter((name) => name.startsWith("viz-")) as ColorName[];

/** The colours of charts in both schemes, and as people with colour blindness see them. */
export const AsSeen: Story = {
  render: () => (
    <Sheet
      title="Chart palette"
      intro="Neighbours in a chart differ in lightness too, and every chart has a legend with words and a table of its numbers."
    >
      <svg width="0" height="0" aria-hidden style={{ position: "absolute" }}>
        {Object.entries(sights).map(([sight, m]) => (
          <filter key={sight} id={`as-${sight}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix
              values={`${m[0]} ${m[1]} ${m[2]} 0 0 ${m[3]} ${m[4]} ${m[5]} 0 0 ${m[6]} ${m[7]} ${m[8]} 0 0 0 0 0 1 0`}
            />
          </filter>
        ))}
      </svg>
      <Palette title="Light" colors={light} />
      <Palette title="Dark" colors={dark} />
    </Sheet>
  ),
};

function Palette({ title, colors }: { title: string; colors: Readonly<Record<ColorName, string>> }) {
  const columns = ["Token", "As it is", ...Object.keys(sights)];
  return (
    <Section title={title}>
      <TokenTable label={`Chart palette, ${title.toLowerCase()}`} columns={columns}>
        {names.map((name) => (
          <tr key={name}>
            <TokenName name={name} />
            {columns.slice(1).map((sight) => (
              <td key={sight}>
                <div
                  role="img"
                  aria-label={`${name}, ${sight}`}
                  style={{
                    inlineSize: 72,
                    blockSize: 20,
                    borderRadius: 4,
                    background: colors[name],
                    filter: sight in sights ? `url(#as-${sight})` : undefined,
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </TokenTable>
    </Section>
  );
}
