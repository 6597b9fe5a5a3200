import { useState } from "react";

const storageName = "callwright.getting-started-dismissed";

/**
 * Whether the user has dismissed the steps to their first result. The choice is kept in this browser, separately for
 * each user.
 */
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
