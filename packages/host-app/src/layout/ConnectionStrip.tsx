import { reloadPage } from "@callwright/widgets";
import { Button, Icon } from "@callwright/widgets/ui";
import { useLayoutEffect } from "react";

import { messages } from "../hostApp.messages.js";
import type { Connection } from "../session/connection.js";
import * as s from "./ConnectionStrip.styles.js";
import { CloudOff, RefreshCw } from "./generated/icons.js";

/** Room for a button, or for two lines on a phone. */
const height = "52px";

/** Says calmly that the network is away, or that the page has to be loaded again; what is on the screen stays. */
export function ConnectionStrip({ connection }: { connection: Exclude<Connection, "there"> }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const name of heightProperties) style.setProperty(name, height);
    return () => heightProperties.forEach((name) => style.removeProperty(name));
  }, []);
  if (connection === "lost") {
    return (
      <s.Strip>
        <Icon icon={CloudOff} size={16} />
        {navigator.onLine ? messages.unreachable : messages.offline}
      </s.Strip>
    );
  }
  return (
    <s.Strip>
      <Icon icon={RefreshCw} size={16} />
      {connection === "outdated" ? messages.newVersion : messages.stuck}
      <Button size="small" onPress={() => void reloadPage()}>
        {messages.reload}
      </Button>
    </s.Strip>
  );
}

/** The custom properties that make room for the strip: for the frame and pages, for dialogs, for toasts. */
const heightProperties = ["--app-strip", "--cw-overlay-lift", "--cw-toast-lift"];
