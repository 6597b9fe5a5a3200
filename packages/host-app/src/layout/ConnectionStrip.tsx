import { reloadPage } from "@callwright/widgets";
import { Button, Icon } from "@callwright/widgets/ui";
import { useLayoutEffect } from "react";

import { messages } from "../hostApp.messages.js";
import type { Connection } from "../session/connection.js";
import * as s from "./ConnectionStrip.styles.js";
import { CloudOff, RefreshCw } from "./generated/icons.js";

/** The height of a button or, on a phone, of two lines of text. */
const height = "52px";

/** Says that there is no connection or that the page has to be reloaded. What is on the screen stays. */
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

/** The custom properties that make room for the strip: for the frame and pages, for dialogs, and for toasts. */
const heightProperties = ["--app-strip", "--cw-overlay-lift", "--cw-toast-lift"];
