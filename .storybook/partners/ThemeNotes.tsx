import type { Theme } from "@callwright/widgets";

interface Shown {
  theme: Theme;
  scheme: "light" | "dark";
}

/** The measured contrast of a theme: whether all its texts and marks are legible. */
export function Legibility({ theme, scheme }: Shown) {
  const measured = theme.ratios.filter((ratio) => ratio.scheme === scheme);
  const failing = measured.filter(({ passes }) => !passes);
  const { text, border } = theme.colors[scheme];
  return (
    <p style={{ margin: 0, padding: "12px 16px", borderBlockStart: `1px solid ${border}`, color: text, fontSize: 13 }}>
      {`${measured.length - failing.length} of ${measured.length} pairs of colours can be told apart.`}
      {failing.map(({ foreground, background, ratio, needs }) => (
        <span key={`${foreground} ${background}`} style={{ display: "block" }}>
          {`${foreground} on ${background}: ${ratio.toFixed(1)} where ${needs} is needed`}
        </span>
      ))}
    </p>
  );
}

interface WrittenProps extends Shown {
  attributes: Record<string, string | number | undefined>;
}

/** The HTML of the element, to be copied. */
export function Written({ attributes, theme, scheme }: WrittenProps) {
  const { text, border, "surface-sunken": ground } = theme.colors[scheme];
  const said = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const lines = said.map(([name, value]) => `  ${name}="${value}"`);
  const box = {
    margin: 0,
    padding: 16,
    borderBlockStart: `1px solid ${border}`,
    background: ground,
    color: text,
    font: "13px/20px ui-monospace, monospace",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  } as const;
  return <pre style={box}>{["<cw-call-history", ...lines, "></cw-call-history>"].join("\n")}</pre>;
}
