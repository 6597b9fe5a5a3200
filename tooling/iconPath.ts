/** An element of a drawing in SVG, with its attributes. */
export interface Shape {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** The elements inside an icon's `<svg>`. */
export function shapesIn(svg: string): Shape[] {
  const inside = svg.slice(svg.indexOf(">") + 1);
  return [...inside.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)/g)].map(([, tag = "", text = ""]) => {
    const attributes: Record<string, string> = {};
    for (const [, name = "", value = ""] of text.matchAll(/ ([\w-]+)="([^"]*)"/g)) attributes[name] = value;
    return { tag, attributes };
  });
}

/** One path that draws the same lines as all shapes together. */
export function iconPath(shapes: readonly Shape[]): string {
  return shapes.map(pathOf).join("");
}

function pathOf({ tag, attributes }: Shape): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === "path") return fromItsOwnStart(attributes.d ?? "");
  if (tag === "line") return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
  if (tag === "polyline") return `M${attributes.points ?? ""}`;
  if (tag === "polygon") return `M${attributes.points ?? ""}Z`;
  if (tag === "circle") {
    const r = number("r");
    const half = `a${r} ${r} 0 0 1 `;
    return `M${number("cx") - r} ${number("cy")}${half}${2 * r} 0${half}${-2 * r} 0Z`;
  }
  if (tag === "rect") {
    const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
    const rx = attributes.rx === undefined ? number("ry") : number("rx");
    const ry = attributes.ry === undefined ? rx : number("ry");
    const corner = (dx: number, dy: number) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : "");
    return [
      `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}`,
      `v${height - 2 * ry}${corner(-rx, ry)}`,
      `h${2 * rx - width}${corner(-rx, -ry)}`,
      `v${2 * ry - height}${corner(rx, -ry)}Z`,
    ].join("");
  }
  throw new Error(`No path is known for <${tag}>.`);
}

/** A path that begins with `m` begins at an absolute point; after another path it would begin where that one ended. */
function fromItsOwnStart(path: string): string {
  const [start, x, y] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/.exec(path) ?? [];
  if (start === undefined) return path;
  const rest = path.slice(start.length);
  // Further points of an `m` are lines, relative to the last point.
  return `M${x} ${y}${/^[\d.-]/.test(rest) ? "l" : ""}${rest}`;
}
