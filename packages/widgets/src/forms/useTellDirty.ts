import { useEffect } from "react";

/** Tells the drawer around what a form inside it holds, and that it is gone when it is. */
export function useTellDirty(isDirty: boolean, tell: (isDirty: boolean) => void): void {
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty, tell]);
}
