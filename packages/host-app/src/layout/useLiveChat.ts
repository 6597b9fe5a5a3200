import { useEffect } from "react";

import { pageAddress } from "./pageAddress.js";

/**
 * Loads the live chat once the main layout is mounted, if one is configured (A-SHELL-07, R-47). The server names the
 * script in the page, and its content security policy allows that script. The chat renders itself in the corner of the
 * page and stays until the page is unloaded.
 */
export function useLiveChat(): void {
  useEffect(() => {
    const src = pageAddress("live-chat");
    if (!src || document.querySelector("script[data-live-chat]")) return;
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.dataset.liveChat = "";
    document.head.append(script);
  }, []);
}
