import { useEffect } from "react";

import { messages } from "../hostApp.messages.js";

let page: string | undefined;
let opened: string | undefined;

/** Sets the name of the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title;
    write();
  }, [title]);
}

/** Puts the title of what is open on the page before the page's name. The provider calls it. */
export function tellOpenTitle(title: string | undefined): void {
  opened = title;
  write();
}

function write(): void {
  document.title = [opened, page, messages.appName].filter((part) => part !== undefined).join(" · ");
}
