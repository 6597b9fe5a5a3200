import { useEffect } from "react";

import { messages } from "../hostApp.messages.js";

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.appName}`;
  }, [title]);
}
