import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * How far two colours may be from each other, from 0 to 1 (black beside white). The browser draws a round corner one shade of one channel
 * lighter or darker from time to time; two shades of grey on white are more than this.
 */
const SHADE = 0.004;

/** What became of a story between two versions. */
export type Change = "same" | "changed" | "new" | "gone";

/** Two pictures of a story, compared. */
export interface Comparison {
  change: Change;
  /** Where they differ, as a picture, and in how many pixels; when both are there. */
  difference?: { picture: Buffer; pixels: number };
}

/** Compares two pictures (PNG) pixel by pixel; undefined stands for none. */
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

/** What one picture has more than the other is beside nothing at all, and so it differs. */
function onCanvas(picture: PNG, { width, height }: { width: number; height: number }): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
