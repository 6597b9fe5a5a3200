import { useEffect, useState } from "react";

/** How long a person waits before asking for the same mail again. */
const cooldownSeconds = 30;

/** Counts down after each start. */
export function useCooldown(): { secondsLeft: number; start: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, start: () => setSecondsLeft(cooldownSeconds) };
}
