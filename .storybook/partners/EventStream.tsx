import { CallwrightProvider, type WidgetEvent } from "@callwright/widgets";
import { CallCenter } from "@callwright/widgets/call-center";
import { CallHistory } from "@callwright/widgets/call-history";
import { useCallback, useState } from "react";

import type { Toolbar } from "./toolbar.js";

/** Two widgets under one provider, and beside them the events that `onEvent` receives, the newest first. */
export function EventStream(toolbar: Toolbar) {
  const [events, setEvents] = useState<readonly WidgetEvent[]>([]);
  const hear = useCallback((event: WidgetEvent) => setEvents((earlier) => [event, ...earlier]), []);
  return (
    <CallwrightProvider mode="demo" {...toolbar} density="compact" onEvent={hear}>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
        <div style={{ flex: "1 1 480px", minInlineSize: 0 }}>
          <div style={{ blockSize: 400 }}>
            <CallHistory />
          </div>
          <div style={{ blockSize: 400 }}>
            <CallCenter />
          </div>
        </div>
        <section aria-label="Events" style={{ flex: "1 1 260px", minInlineSize: 0 }}>
          <h3 style={{ margin: "12px 0", font: "600 14px/20px var(--cw-font-family)", color: "var(--cw-text)" }}>
            onEvent was told
          </h3>
          <div role="log" style={{ display: "grid", gap: 8 }}>
            {events.map((event, nth) => (
              <Heard key={events.length - nth} event={event} />
            ))}
          </div>
        </section>
      </div>
    </CallwrightProvider>
  );
}

function Heard({ event: { widget, type, detail, at } }: { event: WidgetEvent }) {
  const box = {
    padding: "8px 12px",
    border: "1px solid var(--cw-border)",
    borderRadius: 6,
    font: "12px/18px ui-monospace, monospace",
    color: "var(--cw-text-muted)",
    overflowWrap: "anywhere",
  } as const;
  return (
    <div style={box}>
      <strong style={{ color: "var(--cw-text)" }}>{type}</strong> <span>{widget}</span>
      <br />
      {JSON.stringify(detail)}
      <br />
      <time dateTime={at}>{at.slice(11, 23)}</time>
    </div>
  );
}
