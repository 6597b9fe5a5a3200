/** `#rgb` and `#rrggbb`, which need no page to be understood. */
export function isHex(color: string): boolean {
  return /^#([\da-f]{3}|[\da-f]{6})$/i.test(color);
}

/**
 * Any colour of CSS (`blue`, `rgb()`, `oklch()`, `var(--brand)`) as `#rrggbb`; undefined where it is none.
 *
 * @param near whose custom properties are meant
 * @param ground what shines through a colour that is not opaque, as `#rrggbb`
 */
export function hexIn(near: Element, color: string, ground: string): string | undefined {
  const value = color.includes("var(") ? computedIn(near, color) : color;
  const context = near.ownerDocument.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (value === undefined || !context || !CSS.supports("color", value)) return undefined;
  for (const fill of [ground, value]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** No page means just this one: what inherits it was not understood. */
const unlikely = "rgb(1, 2, 3)";

function computedIn(near: Element, color: string): string | undefined {
  const around = near.ownerDocument.createElement("span");
  around.style.color = unlikely;
  const probe = around.appendChild(near.ownerDocument.createElement("span"));
  probe.style.color = color;
  near.append(around);
  const computed = getComputedStyle(probe).color;
  around.remove();
  return computed === unlikely ? undefined : computed;
}
