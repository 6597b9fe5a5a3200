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
  const [phase, setPhase] = useState<SkeletonPhase | "held">(isLoading ? "waiting" : "done");

  // Set while rendering, so that neither old rows nor an empty space nor a skeleton is drawn once more in between.
  if (isLoading && phase === "done") setPhase("waiting");
  if (!isLoading && (phase === "waiting" || phase === "held")) setPhase("done");

  const isOver = phase === "done";
  useEffect(() => {
    if (isOver) return undefined;
    let timer = setTimeout(() => {
      setPhase("shown");
      timer = setTimeout(() => setPhase("held"), holdForMs);
    }, showAfterMs);
    return () => clearTimeout(timer);
  }, [isOver]);

  return phase === "held" ? "shown" : phase;
}
