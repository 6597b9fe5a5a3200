import { PNG } from "pngjs";
import { expect, it } from "vitest";

import { comparePictures } from "./comparePictures.ts";

const GREY = 0xf9f8f5ff;

function drawing({ width = 4, height = 4, deflateLevel = 9, dot = GREY } = {}): Buffer {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at++) picture.data.writeUInt32BE(at === 5 ? dot : GREY, at * 4);
  return PNG.sync.write(picture, { deflateLevel });
}

it("pictures of the same pixels are the same, however they are packed", () => {
  const [packed, loose] = [drawing(), drawing({ deflateLevel: 0 })];
  expect(packed.equals(loose)).toBe(false);
  expect(comparePictures(packed, loose)).toEqual({ change: "same" });
});

it("one pixel two shades darker is a change, and the picture of the difference shows it", () => {
  const { change, difference } = comparePictures(drawing(), drawing({ dot: GREY - 0x02_02_02_00 }));
  expect(change).toBe("changed");
  expect(difference?.pixels).toBe(1);
  expect([...PNG.sync.read(difference!.picture).data.subarray(20, 24)]).toEqual([255, 0, 0, 255]);
});

it("the last shade of one channel is the browser's, and no change", () => {
  expect(comparePictures(drawing(), drawing({ dot: GREY - 0x01_00 }))).toEqual({ change: "same" });
});

it("a story that grew is changed by what it grew", () => {
  expect(comparePictures(drawing(), drawing({ height: 6 })).difference?.pixels).toBe(8);
  expect(comparePictures(drawing({ width: 5 }), drawing()).difference?.pixels).toBe(4);
});

it("a story that only one version has is new or gone", () => {
  expect(comparePictures(undefined, drawing())).toEqual({ change: "new" });
  expect(comparePictures(drawing(), undefined)).toEqual({ change: "gone" });
  expect(comparePictures(undefined, undefined)).toEqual({ change: "same" });
});
