import "./stage.css";

import type { ReactNode } from "react";

import type { Globals } from "./choices.ts";
import { widthOf } from "./globals.ts";

interface StageProps {
  globals: Globals;
  /** Whether the story is part of a docs page, where it is as high as its content. On its own it fills the window. */
  isAmongTexts: boolean;
  children: ReactNode;
}

/**
 * The background on which a story is rendered, with the width, zoom, motion and outlines that are chosen in the
 * toolbar.
 */
export function Stage({ globals, isAmongTexts, children }: StageProps) {
  const width = widthOf(globals);
  return (
    <div
      className="cw-stage"
      data-is-still={globals.motion === "still" ? "" : undefined}
      data-outlines={globals.outline === "parts" ? "" : undefined}
      style={{
        background: "var(--cw-surface)",
        // On a phone there is no room for a padding.
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
