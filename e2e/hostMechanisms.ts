/** A mechanism by which a page affects a widget: something around it, beside it, or in the browser. */
export interface Mechanism {
  css?: string;
  /** A script that runs before everything else on the page. */
  before?: string;
  /** A script that runs when the page has loaded, before the widget. */
  script?: string;
  /** Whether sizes on the screen differ from those on an empty page. */
  isScaled?: boolean;
}

/**
 * Mechanisms of pages that could move, clip, cover, style or break a widget and its overlays. No page has all of them,
 * but any may have some.
 */
export const mechanisms: Record<string, Mechanism> = {
  // Ancestors that contain and clip fixed elements.
  "a transform": { css: "main { transform: translateX(0); }" },
  filters: { css: "main { filter: brightness(1); backdrop-filter: blur(1px); }" },
  "a perspective": { css: "main { perspective: 900px; transform-style: preserve-3d; }" },
  "what will change": { css: "main { will-change: transform, filter; }" },
  containment: { css: "main { contain: layout paint style; block-size: 760px; }" },
  "a size container": { css: "main { container-type: inline-size; }" },
  "content that is skipped when not seen": { css: "main { content-visibility: auto; }" },
  "a clip": { css: "main { overflow: hidden; clip-path: inset(0); block-size: 760px; }" },
  // Elements in front.
  "a neighbour in front": {
    css: `main { isolation: isolate; z-index: 0; }
      body::after { content: ""; position: fixed; inset: 0; z-index: 2; background: magenta; pointer-events: none; }`,
  },
  "a neighbour with the highest z-index": {
    css: `main { z-index: 1; } body::after { content: ""; position: fixed; inset: 0; z-index: 2147483647;
      background: magenta; pointer-events: none; }`,
  },
  "a modal dialog around it": {
    css: `dialog { position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh; max-inline-size: none;
      max-block-size: none; margin: 0; padding: 0; border: 0; background: #fff; }`,
    script: `const dialog = document.createElement("dialog"); const main = document.querySelector("main");
      main.before(dialog); dialog.append(main); dialog.showModal();`,
  },
  // Styles of a page for everything in it.
  "a reset of every element": { css: "*, ::before, ::after { margin: 0; padding: 0; box-sizing: border-box; }" },
  "a reset in a layer": {
    css: `@layer reset { *, ::before, ::after { margin: 0; padding: 0; border: 0 solid; font: inherit; }
      button { background: none; } ol, ul { list-style: none; } a { color: inherit; } }`,
  },
  "elements dressed by their names": {
    css: `button { padding: 2rem; border: 3px solid #555; border-radius: 0; background: #6b6b6b; color: #fff; }
      input, select, textarea { inline-size: 100%; border: 2px dashed #080; } label { font-weight: 900; }
      table { border-spacing: 4px; background: #fffbe6; } th, td { border: 1px solid #c00; padding: 2rem; }
      a { color: #080; } h2, h3 { font-size: 5rem; } p { margin: 4rem; } svg { fill: #c00; } time { font-style: italic; }`,
  },
  "another text": {
    css: `html { font-size: 10px; } body { font: 1.9rem/2 serif; color: #900; text-align: end; cursor: help;
      letter-spacing: 2px; word-spacing: 4px; text-transform: uppercase; white-space: nowrap; }`,
  },
  "a dark ground": {
    css: "html { color-scheme: dark; background: #10141c; } body { background: #10141c; color: #e6e9ef; }",
  },
  "a page from right to left": { script: 'document.documentElement.dir = "rtl";' },
  // Sizes.
  "a smaller ancestor": { css: "main { zoom: 0.8; }", isScaled: true },
  "a larger ancestor": { css: "main { zoom: 1.25; }", isScaled: true },
  // Changes to the browser by the page's other scripts.
  "names added to every object and list": {
    before: `Object.prototype.extend = function () {}; Array.prototype.last = function () { return this[this.length - 1]; };
      String.prototype.startWith = function () {}; Function.prototype.inherits = function () {};`,
  },
  "functions of the browser wrapped by others": {
    before: `for (const [owner, name] of [[window, "fetch"], [window, "setTimeout"], [window, "requestAnimationFrame"],
        [EventTarget.prototype, "addEventListener"], [Element.prototype, "attachShadow"], [customElements, "define"]]) {
        const own = owner[name];
        owner[name] = function (...given) { return own.apply(this ?? window, given); };
      }
      window.Promise = class extends Promise {};`,
  },
  "globals of other module systems": {
    before: `window.define = Object.assign(() => { throw new Error("Nobody asked."); }, { amd: {} });
      window.module = { exports: {} }; window.exports = window.module.exports; window.process = { env: {} };
      window.require = () => { throw new Error("Nobody asked."); };`,
  },
  "no storage and no randomness of an insecure page": {
    before: `for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
        Object.defineProperty(window, name, { get() { throw new DOMException("Denied.", "SecurityError"); } });
      Object.defineProperty(document, "cookie", { get() { throw new DOMException("Denied.", "SecurityError"); } });
      delete Crypto.prototype.randomUUID; delete window.BroadcastChannel; delete Navigator.prototype.locks;`,
  },
};

/** A generated page with several of these at once. */
export interface Host {
  name: string;
  css: string;
  before: string;
  script: string;
  isScaled: boolean;
}

/**
 * Combines all mechanisms into hosts of three. The same seed gives the same combinations, and each mechanism is in one
 * host.
 */
export function drawHosts(seed: number): Host[] {
  const left = shuffled(Object.keys(mechanisms), seed);
  const hosts: Host[] = [];
  while (left.length > 0) hosts.push(hostOf(left.splice(0, 3)));
  return hosts;
}

export function hostOf(names: string[]): Host {
  const all = names.map((name) => mechanisms[name] ?? {});
  const joined = (part: "css" | "before" | "script") => all.map((one) => one[part] ?? "").join("\n");
  return {
    name: names.join(", "),
    css: joined("css"),
    before: joined("before"),
    script: joined("script"),
    isScaled: all.some(({ isScaled = false }) => isScaled),
  };
}

function shuffled<Item>(items: Item[], seed: number): Item[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
