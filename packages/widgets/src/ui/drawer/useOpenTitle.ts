import { useEffect } from "react";

import { useHost } from "../../lib/HostContext.js";

/** What is open on the page, the topmost last. */
const open: { title: string }[] = [];

/** Reports the title of the topmost open layer to the host. */
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
