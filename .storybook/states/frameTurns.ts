/** Each frame is a page of its own, with all that it runs: more of them at a time would all come late. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Waits until few enough frames are being drawn.
 *
 * @param begin is called when it is this one's turn.
 * @returns what ends the turn, or the wait for it; to be called once it is drawn or not wanted any more.
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
