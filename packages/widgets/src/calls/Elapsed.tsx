import { useTimes } from "../i18n/index.js";
import { useNow } from "../lib/useNow.js";

/** Props of {@link Elapsed}. */
export interface ElapsedProps {
  /** The ISO timestamp from which the time is counted. */
  since: string;
}

/** The duration of a call in progress: `2:14`. */
export function Elapsed({ since }: ElapsedProps) {
  const now = useNow(1000);
  // A server's clock may be ahead of this device's.
  return useTimes().duration(Math.max(0, (now.getTime() - Date.parse(since)) / 1000));
}
