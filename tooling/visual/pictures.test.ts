import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, it, onTestFinished } from "vitest";

import { silentRecording } from "../../packages/widgets/src/testing/silentRecording.ts";
import { comparePictures } from "./comparePictures.ts";
import { takePictures } from "./pictures.ts";

/**
 * A Storybook with one page: it shows the date, a random number, how often it was opened, and what `late` sets after a
 * while.
 */
function tinyStorybook(late: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "visual-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    path.join(folder, "iframe.html"),
    `<!doctype html><style>p { color: #333; } @keyframes turn { to { rotate: 1turn; } } i { animation: turn 1s infinite; }</style>
    <p></p><i>—</i><script>
      localStorage.opened = Number(localStorage.opened ?? 0) + 1;
      document.querySelector("p").textContent = [new Date(), Math.random(), localStorage.opened].join();
      const currentRender = { phase: "playing" };
      globalThis.__STORYBOOK_PREVIEW__ = { currentRender };
      setTimeout(() => {
        ${late}
        currentRender.phase = location.search.includes("broken") ? "errored" : "finished";
      }, 50);
    </script>`,
  );
  return folder;
}

it("pictures of one version are the same each time, and a late change of shade is seen", async () => {
  const [grey, darker] = [tinyStorybook(""), tinyStorybook('document.querySelector("p").style.color = "#303030";')];
  const [first, second, other] = [
    await takePictures(grey, ["one", "two", "three"]),
    await takePictures(grey, ["three"]),
    await takePictures(darker, ["one"]),
  ];
  expect(first.faults).toEqual(new Map());
  const one = first.taken.get("one");
  expect(comparePictures(one, first.taken.get("three"))).toEqual({ change: "same" });
  expect(comparePictures(one, second.taken.get("three"))).toEqual({ change: "same" });
  expect(comparePictures(one, other.taken.get("one")).change).toBe("changed");
});

it("a sound that plays stands where it was put, so that what follows it stands still", async () => {
  const sound = Buffer.from(await silentRecording(60).arrayBuffer()).toString("base64");
  const follow = `
    const sound = new Audio("data:audio/wav;base64,${sound}");
    Object.assign(sound, { muted: true, currentTime: 3 });
    sound.play();
    setInterval(() => { document.querySelector("p").textContent = [sound.paused, sound.currentTime]; });`;
  const { taken, faults } = await takePictures(tinyStorybook(follow), ["one"]);
  expect(faults).toEqual(new Map());
  expect(taken.has("one")).toBe(true);
});

it("a story that fails is pictured as it stands, and named", async () => {
  const { taken, faults } = await takePictures(tinyStorybook(""), ["broken"]);
  expect(taken.has("broken")).toBe(true);
  expect([...faults]).toEqual([["broken", "it errored"]]);
});
