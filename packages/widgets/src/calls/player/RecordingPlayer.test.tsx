import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { silentRecording } from "../../testing/silentRecording.js";
import { Transcript } from "../transcript/Transcript.js";
import { toTurns } from "../turns.model.js";
import { RecordingPlayer } from "./RecordingPlayer.js";
import { usePlayback } from "./usePlayback.js";

const turns = toTurns(fixtures.conversation);
const peaks = Array.from({ length: 400 }, (_, index) => Math.abs(Math.sin(index)));

interface HeardProps {
  load: () => Promise<Blob>;
  contactName?: string;
}

function Heard({ load, contactName = "Ingrid Halvorsen" }: HeardProps) {
  const playback = usePlayback({ load, durationSeconds: 192 });
  return (
    <>
      <RecordingPlayer
        playback={playback}
        peaks={peaks}
        turns={turns}
        contactName={contactName}
        fileName="Halvorsen.wav"
      />
      <Transcript turns={turns} contactName={contactName} language="en" playback={playback} />
    </>
  );
}

const play = () => page.getByRole("button", { name: "Play", exact: true });
const pause = () => page.getByRole("button", { name: "Pause" });
const position = () => page.getByRole("slider", { name: "Position" });

function draw(load: () => Promise<Blob> = () => Promise.resolve(silentRecording(192))) {
  return render(
    <CallwrightProvider>
      <Heard load={load} />
    </CallwrightProvider>,
  );
}

describe("the legend", () => {
  const name = "Maximiliana-Alexandrina-Konstantinopolitanskaja";
  const legend = (text: string) => page.getByRole("group", { name: "Recording" }).getByText(text, { exact: true });
  const drawWide = (inlineSize: number) =>
    render(
      <CallwrightProvider>
        <div style={{ inlineSize, containerType: "inline-size", containerName: "cw" }}>
          <Heard load={() => Promise.resolve(silentRecording(192))} contactName={name} />
        </div>
      </CallwrightProvider>,
    );

  it.each([400, 500, 600])("names the assistant in full beside a long contact's name, %d px wide", async (width) => {
    await drawWide(width);
    const { scrollWidth, clientWidth } = legend("Assistant").element();
    expect(scrollWidth).toBe(clientWidth);
    expect(legend(name).element().clientWidth).toBeGreaterThan(clientWidth / 2);
  });

  it("shows the whole name of the contact when it is cut off", async () => {
    await drawWide(500);
    await legend(name).hover();
    await expect.element(page.getByRole("tooltip")).toHaveTextContent(name);
  });
});

describe("a recording", () => {
  it("is fetched when somebody wants to hear it, and not before (A-CONV-01)", async () => {
    const load = vi.fn(() => Promise.resolve(silentRecording(192)));
    await draw(load);
    expect(load).not.toHaveBeenCalled();
    await play().click();
    await expect.element(pause()).toBeVisible();
    await pause().click();
    await play().click();
    await expect.element(pause()).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it("is sought in by keyboard, also before there is sound", async () => {
    await draw();
    position().element().focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{PageUp}");
    await expect.element(position()).toHaveAttribute("aria-valuetext", "0:25 of 3:12");
    await play().click();
    await expect.element(pause()).toBeVisible();
    expect(Number(position().element().getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(25);
    position().element().focus();
    await userEvent.keyboard("{Home}");
    await expect.poll(() => Number(position().element().getAttribute("aria-valuenow"))).toBeLessThan(10);
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    "leaves an arrow with %o to the browser, whose Back and Forward that is",
    async (modifier) => {
      await draw();
      const key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true, ...modifier });
      position().element().dispatchEvent(key);
      expect(key.defaultPrevented).toBe(false);
      await expect.element(position()).toHaveAttribute("aria-valuenow", "0");
    },
  );

  it("that cannot be had says so where it stands, and can be asked for again", async () => {
    const load = vi.fn<() => Promise<Blob>>(() => Promise.reject(new Error("offline")));
    await draw(load);
    await play().click();
    await expect.element(page.getByRole("alert").getByText("The recording could not be loaded.")).toBeVisible();
    load.mockImplementation(() => Promise.resolve(silentRecording(192)));
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.element(pause()).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("that is asked for again by keyboard goes on at Pause", async () => {
    const load = vi.fn<() => Promise<Blob>>(() => Promise.reject(new Error("offline")));
    await draw(load);
    await play().click();
    await expect.element(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    load.mockImplementation(() => Promise.resolve(silentRecording(192)));
    page.getByRole("button", { name: "Try Again" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(pause()).toHaveFocus();
  });

  it("whose download fails is downloaded with Try Again, and not played aloud instead", async () => {
    using save = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const load = vi.fn<() => Promise<Blob>>(() => Promise.reject(new Error("offline")));
    await draw(load);
    await page.getByRole("button", { name: "Download recording" }).click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try Again" })).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    load.mockImplementation(() => Promise.resolve(silentRecording(192)));
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.poll(() => save.mock.calls.length).toBe(1);
    await expect.element(page.getByRole("button", { name: "Download recording" })).toHaveFocus();
    await expect.element(pause()).not.toBeInTheDocument();
  });

  it("plays at one, one and a half and two times the speed", async () => {
    await draw();
    await page.getByRole("button", { name: "Speed 1×" }).click();
    await page.getByRole("button", { name: "Speed 1.5×" }).click();
    await page.getByRole("button", { name: "Speed 2×" }).click();
    await expect.element(page.getByRole("button", { name: "Speed 1×" })).toBeVisible();
  });

  it("falls silent with the screen it is on, and gives its memory back", async () => {
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    const { unmount } = await draw();
    await play().click();
    await expect.element(pause()).toBeVisible();
    await unmount();
    expect(revoke).toHaveBeenCalledOnce();
    revoke.mockRestore();
  });

  it("is heard alone: another one that plays stops it", async () => {
    await render(
      <CallwrightProvider>
        <Heard load={() => Promise.resolve(silentRecording(192))} />
        <Heard load={() => Promise.resolve(silentRecording(192))} />
      </CallwrightProvider>,
    );
    await play().first().click();
    await expect.element(pause()).toBeVisible();
    await play().last().click();
    await expect.poll(() => pause().elements().length).toBe(1);
    await expect.element(play()).toBeVisible();
  });

  it("is drawn as loud as it is, what was played in the full colour of who spoke, in any width", async () => {
    const { container } = await draw();
    const bars = position().element().querySelector("canvas")!;
    const colorAt = (share: number, lane: "assistant" | "contact" = "assistant") => {
      const context = bars.getContext("2d")!;
      // The centre of a bar: bars are two and a half pixels apart.
      const bar = Math.floor((share * bars.clientWidth) / 3.5);
      const count = Math.floor(bars.clientWidth / 3.5);
      const x = ((bar / count) * bars.clientWidth + 1) * devicePixelRatio;
      const middle = lane === "assistant" ? 0.23 : 0.77;
      return [...context.getImageData(x, bars.height * middle, 1, 1).data].join();
    };
    await expect.poll(() => bars.width).toBe(bars.clientWidth * devicePixelRatio);
    const [early, late] = [colorAt(0.02), colorAt(0.9, "contact")];
    expect(early).not.toBe("0,0,0,0");
    position().element().focus();
    await userEvent.keyboard("{End}");
    await expect.poll(() => colorAt(0.9, "contact")).not.toBe(late);
    expect(colorAt(0.02)).not.toBe(early);
    await userEvent.keyboard("{Home}");
    await expect.poll(() => colorAt(0.9, "contact")).toBe(late);
    container.style.inlineSize = "300px";
    await expect.poll(() => bars.width).toBe(bars.clientWidth * devicePixelRatio);
    expect(bars.clientWidth).toBeLessThan(300);
  });
});

describe("silence", () => {
  const spoken = [...Array<number>(40).fill(1), ...Array<number>(40).fill(0), ...Array<number>(320).fill(1)];
  const pair = toTurns([
    { ...fixtures.conversation[0]!, startSecond: 0 },
    { ...fixtures.conversation[1]!, startSecond: 38.4 },
  ]);

  function Paused() {
    const playback = usePlayback({ load: () => Promise.resolve(silentRecording(192)), durationSeconds: 192 });
    return <RecordingPlayer playback={playback} peaks={spoken} turns={pair} contactName="Ingrid" fileName="a.wav" />;
  }
  const skip = () => page.getByRole("button", { name: "Skip silence" });

  it("between turns is left out for who wants that, and the choice is kept for the next recording", async () => {
    const kept = new Map<string, unknown>();
    const listMemory = {
      read: (list: string) => kept.get(list),
      write: (list: string, value: unknown) => void kept.set(list, value),
    };
    const drawn = () =>
      render(
        <CallwrightProvider listMemory={listMemory}>
          <Paused />
        </CallwrightProvider>,
      );
    const first = await drawn();
    await expect.element(skip()).toHaveAttribute("aria-pressed", "false");
    await skip().click();
    await expect.element(skip()).toHaveAttribute("aria-pressed", "true");
    await first.unmount();

    await drawn();
    await expect.element(skip()).toHaveAttribute("aria-pressed", "true");
    position().element().focus();
    await userEvent.keyboard("{PageUp}{ArrowRight}");
    await play().click();
    await expect.poll(() => Number(position().element().getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(38);
  });

  it("offers nothing where there is none between turns", async () => {
    await draw();
    await expect.element(play()).toBeVisible();
    await expect.element(skip()).not.toBeInTheDocument();
  });
});

describe("a conversation", () => {
  it("shows who said what (A-CONV-02)", async () => {
    await draw();
    const [first, second] = page.getByRole("listitem").elements();
    expect(first?.textContent).toContain("0:00AssistantGood afternoon");
    expect(second?.textContent).toContain("IngridYes, speaking.");
  });

  it("follows the recording, and plays from the turn that is pressed", async () => {
    await draw();
    await page.getByText(/^We might be/).click();
    await expect.element(pause()).toBeVisible();
    await expect.element(page.getByRole("listitem").nth(3)).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Play from 1:29" }).click();
    await expect.element(page.getByRole("listitem").nth(5)).toHaveAttribute("aria-current", "true");
  });

  it("can be copied with names and times", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await draw();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(write.mock.lastCall?.[0]).toContain(
      "0:12 Ingrid: Yes, speaking. What is it about?\n0:20 Assistant: We weave",
    );
    write.mockRestore();
  });
});
