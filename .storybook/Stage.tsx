import "./stage.css";

import type { ReactNode } from "react";

import type { Globals } from "./choices.ts";
import { widthOf } from "./globals.ts";

interface StageProps {
  globals: Globals;
  /** Among texts a story is as high as it is; alone it fills the window. */
  isAmongTexts: boolean;
  children: ReactNode;
}

/** The ground on which a story is drawn: how wide, how large, how still, and with which outlines was chosen in the toolbar. */
export function Stage({ globals, isAmongTexts, children }: StageProps) {
  const width = widthOf(globals);
  return (
    <div
      className="cw-stage"
      data-is-still={globals.motion === "still" ? "" : undefined}
      data-outlines={globals.outline === "parts" ? "" : undefined}
      style={{
        background: "var(--cw-surface)",
        // A phone has no room to give away.
        padding: isAmongTexts ? "clamp(0px, 3vw - 8px, 24px)" : 24,
        minHeight: isAmongTexts ? undefined : "100vh",
        boxSizing: "border-box",
        zoom: Number(globals.zoom) === 200 ? 2 : undefined,
      }}
    >
      {width === undefined ? children : <Container width={width}>{children}</Container>}
    </div>
  );
}

function Container({ width, children }: { width: number | "free"; children: ReactNode }) {
  const box = width === "free" ? { inlineSize: "60%", resize: "horizontal", overflow: "auto" } : { inlineSize: width };
  return (
    <div className="cw-container" style={box as object}>
      {children}
    </div>
  );
}
