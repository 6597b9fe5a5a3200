import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import * as icons from "./generated/icons.js";

const size = 96;

/** The darkness of each point of a drawing, on a field of 96 by 96. */
async function drawn(svg: string): Promise<Uint8ClampedArray> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas?.drawImage(image, 0, 0, size, size);
  return canvas!.getImageData(0, 0, size, size).data.filter((_, index) => index % 4 === 3);
}

const attributes = `xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

test.each(Object.entries(icons))("%s is drawn as Lucide draws it", async (name, path) => {
  const original = (lucide as unknown as Record<string, lucide.LucideIcon>)[name]!;
  const ours = await drawn(`<svg ${attributes}><path d="${path}"/></svg>`);
  const theirs = await drawn(renderToStaticMarkup(createElement(original, { size, color: "black" })));
  const differing = ours.filter((dark, index) => Math.abs(dark - theirs[index]!) > 64).length;
  expect(differing).toBeLessThan(16);
});
