// Colour arithmetic in OKLCH, where equal steps look equal, and WCAG contrast. Colours are opaque `#rgb`/`#rrggbb`.

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

/** @throws RangeError for anything but `#rgb` and `#rrggbb` */
export function parseHex(hex: string): Triple {
  const long = /^#[\da-f]{3}$/i.test(hex) ? hex.replace(/[\da-f]/gi, "$&$&") : hex;
  if (!/^#[\da-f]{6}$/i.test(long)) throw new RangeError(`Not a #rrggbb colour: ${hex}`);
  const n = Number.parseInt(long.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): string {
  const angle = (h * Math.PI) / 180;
  const at = (chroma: number) => linear([l, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  if (isShown(at(c))) return toHex(at(c));
  let [low, high] = [0, c];
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isShown(at(middle))) low = middle;
    else high = middle;
  }
  return toHex(at(low));
}

/** `share` of `over` in `base`, mixed as light does to the eye (OKLab). */
export function mix(base: string, over: string, share: number): string {
  const [from, to] = [toOklab(base), toOklab(over)];
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return toHex(linear([at(0), at(1), at(2)]));
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Moves a colour's lightness, away from the backgrounds, until it reaches `ratio` on all of them. Where it cannot (the
 * backgrounds are mid-grey, or differ too much) it answers the end of the road, and the caller sees the ratio it got.
 */
export function walkContrast(hex: string, backgrounds: readonly string[], ratio: number): string {
  const passes = (color: string) => backgrounds.every((background) => contrast(color, background) >= ratio);
  if (passes(hex)) return hex;
  const { l, c, h } = toOklch(hex);
  const mean = backgrounds.reduce((sum, background) => sum + luminance(background), 0) / backgrounds.length;
  const step = mean > 0.18 ? -0.005 : 0.005;
  for (let lightness = l + step; lightness > 0 && lightness < 1; lightness += step) {
    const color = fromOklch({ l: lightness, c, h });
    if (passes(color)) return color;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map(decode) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const isShown = (rgb: Triple) => rgb.every((v) => v >= -0.0001 && v <= 1.0001);
const toHex = (rgb: Triple) =>
  `#${rgb
    .map((v) =>
      Math.round(encode(Math.min(1, Math.max(0, v))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

// The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/).
function toOklab(hex: string): Triple {
  const [r, g, b] = parseHex(hex).map(decode) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
