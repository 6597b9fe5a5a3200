import { useEffect } from "react";

/** Reports the unsaved changes of a form to the drawer around it, and removes them when the form is unmounted. */
export function useTellDirty(isDirty: boolean, tell: (isDirty: boolean) => void): void {
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty, tell]);
}
