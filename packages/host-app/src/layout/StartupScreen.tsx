import { Notice } from "@callwright/widgets/ui";

import { messages } from "../hostApp.messages.js";
import type { Startup } from "../session/useStartup.js";
import { Brand } from "./Brand.js";
import * as s from "./StartupScreen.styles.js";

/** What is on the screen until the app knows who is there: the mark, and why it goes no further if it does not (A-SHELL-01 to 03). */
export function StartupScreen({ startup }: { startup: Exclude<Startup, { status: "ready" }> }) {
  return (
    <s.Canvas>
      <Brand.Mark size={32} />
      {startup.status === "loading" ? (
        <s.Waiting role="status">{messages.loading}</s.Waiting>
      ) : (
        <Notice title={startup.message} onRetry={startup.retry} />
      )}
    </s.Canvas>
  );
}
