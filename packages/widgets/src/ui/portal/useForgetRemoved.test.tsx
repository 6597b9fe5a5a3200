import { runAfterTransition } from "react-aria/private/utils/runAfterTransition";
import { expect, it, vi } from "vitest";

it("runAfterTransition no longer waits for an element that was removed while it moved", async () => {
  const moving = document.createElement("div");
  moving.style.cssText = "opacity: 1; translate: 0; transition: opacity 60s, translate 60s";
  const onRun = vi.fn();
  moving.addEventListener("transitionrun", onRun);
  document.body.append(moving);
  moving.getBoundingClientRect();
  moving.style.opacity = "0";
  moving.style.translate = "10px";
  await expect.poll(() => onRun).toHaveBeenCalledTimes(2);
  moving.remove();
  const onRest = vi.fn();
  runAfterTransition(onRest);
  await expect.poll(() => onRest).toHaveBeenCalled();
});
