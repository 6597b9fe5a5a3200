import { useEffect, useState } from "react";

const showAfterMs = 150;
const holdForMs = 300;

/** `waiting`: reserve the space, show nothing yet. `shown`: show the skeleton. `done`: show the loaded content. */
export type SkeletonPhase = "waiting" | "shown" | "done";

/**
 * When a skeleton is shown: not for very short loads, and once shown, long enough not to flicker.
 *
 * @param isLoading whether there is no content yet
 */
export function useSkeletonTime(isLoading: boolean): SkeletonPhase {
  const [phase, setPhase] = useState<SkeletonPhase>(isLoading ? "waiting" : "done");
  const [shownAt, setShownAt] = useState(0);

  // Set while rendering, so that neither old rows nor an empty space is shown for a frame in between.
  if (isLoading && phase === "done") setPhase("waiting");
  if (!isLoading && phase === "waiting") setPhase("done");

  useEffect(() => {
    if (phase === "waiting") {
      const timer = setTimeout(() => {
        setShownAt(Date.now());
        setPhase("shown");
      }, showAfterMs);
      return () => clearTimeout(timer);
    }
    if (phase === "shown" && !isLoading) {
      const timer = setTimeout(() => setPhase("done"), shownAt + holdForMs - Date.now());
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase, isLoading, shownAt]);

  return phase;
}
