import type { Browser, Page } from "playwright-core";

import { openBrowser } from "./person.ts";

/** The page in which images are compared, one per browser. */
const readers = new WeakMap<Browser, Promise<Page>>();

async function reader(): Promise<Page> {
  const browser = await openBrowser();
  const page = readers.get(browser) ?? browser.newPage();
  readers.set(browser, page);
  return page;
}

/** The maximum difference of any channel of any pixel, of 255; 255 if the images differ in size. */
export async function shadesApart(one: Buffer | undefined, other: Buffer): Promise<number> {
  if (!one) return 255;
  if (one.equals(other)) return 0;
  const page = await reader();
  return page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const { width, height, ...bitmap } = await pixelsOf(picture);
          return { size: `${width} × ${height}`, ...bitmap };
        }),
      );
      if (!one || !other || one.size !== other.size) return 255;
      return one.pixels.reduce((most, value, at) => Math.max(most, Math.abs(value - (other.pixels[at] ?? 0))), 0);

      async function pixelsOf(base64: string) {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        return { width, height, pixels: context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() };
      }
    },
    [one, other].map((picture) => picture.toString("base64")),
  );
}
