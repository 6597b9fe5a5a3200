import { useEffect } from "react";

import { useHost } from "../../lib/HostContext.js";

/** What is open on the page, the one on top last. */
const open: { title: string }[] = [];

/** Tells the host the title of what is open on top. */
export function useOpenTitle(title: string | undefined): void {
  const { onTitleChange } = useHost();
  useEffect(() => {
    if (title === undefined || !onTitleChange) return undefined;
    const entry = { title };
    open.push(entry);
    onTitleChange(title);
    return () => {
      open.splice(open.indexOf(entry), 1);
      onTitleChange(open.at(-1)?.title);
    };
  }, [title, onTitleChange]);
}
