import { useEffect } from "react";

/** Reports unsaved changes to the drawer or dialog around them, and removes them when the form is unmounted. */
export function useTellDirty(isDirty: boolean, tell: (isDirty: boolean) => void): void {
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty, tell]);
}
