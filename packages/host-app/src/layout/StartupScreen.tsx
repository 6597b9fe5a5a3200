import { Notice } from "@callwright/widgets/ui";

import { messages } from "../hostApp.messages.js";
import { useAskAgain } from "../session/useAskAgain.js";
import type { Startup } from "../session/useStartup.js";
import { Brand } from "./Brand.js";
import * as s from "./StartupScreen.styles.js";

/**
 * The screen until the app knows who is signed in: the mark and, as long as that cannot be found out, the reason with a
 * retry button (A-SHELL-01 to 03).
 */
export function StartupScreen({ startup }: { startup: Exclude<Startup, { status: "ready" }> }) {
  return (
    <s.Canvas>
      <Brand.Mark size={32} />
      {startup.status === "loading" ? (
        <s.Waiting role="status">{messages.loading}</s.Waiting>
      ) : (
        <Failed startup={startup} />
      )}
    </s.Canvas>
  );
}

function Failed({ startup }: { startup: Extract<Startup, { status: "failed" }> }) {
  const askAgain = useAskAgain(startup);
  return <Notice {...(startup.message === undefined ? {} : { title: startup.message })} onRetry={askAgain} />;
}
