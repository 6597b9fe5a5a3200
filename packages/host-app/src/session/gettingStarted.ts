import { useState } from "react";

import { keepText, readText } from "./storage.js";

const storageName = "callwright.getting-started-dismissed";

/**
 * Whether the user has dismissed the steps to their first result. The choice is kept in this browser, separately for
 * each user.
 */
export function useGettingStarted(userId: string): { isDismissed: boolean; dismiss: () => void } {
  const name = `${storageName}.${userId}`;
  const [isDismissed, setDismissed] = useState(() => readText("localStorage", name) === "true");
  return {
    isDismissed,
    dismiss: () => {
      keepText("localStorage", name, "true");
      setDismissed(true);
    },
  };
}
