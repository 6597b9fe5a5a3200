import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * The maximum distance between two colours, from 0 to 1 (black and white). The browser occasionally draws a round
 * corner with a difference of one in one channel; two shades of grey on white differ by more than this.
 */
const SHADE = 0.004;

/** The result of comparing a story in two versions. */
export type Change = "same" | "changed" | "new" | "gone";

/** Two screenshots of a story, compared. */
export interface Comparison {
  change: Change;
  /** Their differences, as an image and as a number of pixels; if both exist. */
  difference?: { picture: Buffer; pixels: number };
}

/** Compares two screenshots (PNG) pixel by pixel; undefined means that there is none. */
export function comparePictures(before: Buffer | undefined, after: Buffer | undefined): Comparison {
  if (!before) return { change: after ? "new" : "same" };
  if (!after) return { change: "gone" };
  if (before.equals(after)) return { change: "same" };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const difference = new PNG(size);
  const pixels = pixelmatch(onCanvas(one, size), onCanvas(other, size), difference.data, size.width, size.height, {
    threshold: SHADE,
    includeAA: true,
  });
  if (pixels === 0) return { change: "same" };
  return { change: "changed", difference: { picture: PNG.sync.write(difference), pixels } };
}

/** The part by which one image is larger is compared with nothing, and therefore differs. */
function onCanvas(picture: PNG, { width, height }: { width: number; height: number }): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
