/** The number of frames that load at the same time. Each frame is a whole page, so more of them would all be late. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Waits until few enough frames are loading.
 *
 * @param begin called when it is this frame's turn.
 * @returns a function that ends the turn, or the wait for it. Call it once the frame is rendered or no longer wanted.
 */
export function takeTurn(begin: () => void): () => void {
  let state: "waiting" | "running" | "ended" = "waiting";
  const start = () => {
    state = "running";
    running += 1;
    begin();
  };
  if (running < atOnce) start();
  else waiting.push(start);
  return () => {
    const was = state;
    state = "ended";
    if (was === "waiting") waiting.splice(waiting.indexOf(start), 1);
    if (was !== "running") return;
    running -= 1;
    waiting.shift()?.();
  };
}
