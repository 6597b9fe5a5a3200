import { useState } from "react";

const storageName = "callwright.getting-started-dismissed";

/** Whether somebody has seen enough of the way to their first result; kept in this browser, for each user. */
export function useGettingStarted(userId: string): { isDismissed: boolean; dismiss: () => void } {
  const name = `${storageName}.${userId}`;
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(name) === "true");
  return {
    isDismissed,
    dismiss: () => {
      localStorage.setItem(name, "true");
      setDismissed(true);
    },
  };
}
