import { createTheme, type Theme } from "@callwright/widgets";
import type { ReactNode } from "react";

interface PartnerPageProps {
  scheme: "light" | "dark";
  /** The theme whose colours the page has. */
  theme?: Theme;
  children: ReactNode;
}

const ours = createTheme();

/** A partner's page around widgets. It paints its own background and sheet, which no widget does. */
export function PartnerPage({ scheme, theme = ours, children }: PartnerPageProps) {
  const { bg, surface, border } = theme.colors[scheme];
  const sheet = { background: surface, border: `1px solid ${border}`, borderRadius: 8, overflow: "hidden" };
  return (
    <div style={{ background: bg, padding: "clamp(4px, 2vw - 4px, 16px)", borderRadius: 8 }}>
      <div style={sheet}>{children}</div>
    </div>
  );
}
