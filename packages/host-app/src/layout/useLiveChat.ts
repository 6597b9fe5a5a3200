import { useEffect } from "react";

import { pageAddress } from "./pageAddress.js";

/**
 * Brings the live chat once the main layout is there, when one is configured (A-SHELL-07, R-47): the server names the
 * script in the page, and its policy lets in the same one. The chat draws itself in the page's corner, and stays for as
 * long as the page does.
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
