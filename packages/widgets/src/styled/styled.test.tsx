import { createElement, type ElementType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";

import { Base, Row, Wrap } from "./testing/buttons.styles.js";
import { collectStyles, part, StyleScope, useMadeClass } from "./index.js";
// A second copy of the library, as a second bundle on the page has it.
const copied = "./part.js?copy";
const other = (await import(/* @vite-ignore */ copied)) as typeof import("./part.js");

const places: Element[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const newPlace = () => {
  const place = document.body.appendChild(document.createElement("section"));
  places.push(place);
  return place;
};
const newRoot = () => newPlace().attachShadow({ mode: "open" });

/** Draws something and answers its first element. */
function draw(node: ReactNode, into: Element | ShadowRoot = newPlace()): HTMLElement {
  const box = into.appendChild(document.createElement("div"));
  flushSync(() => createRoot(box).render(node));
  return box.firstElementChild as HTMLElement;
}
const drawIn = (target: Element | ShadowRoot, node: ReactNode) =>
  draw(<StyleScope target={target}>{node}</StyleScope>, target);

const colorOf = (element: Element) => getComputedStyle(element).color;
const tags = () => [...document.querySelectorAll<HTMLStyleElement>("style[data-cw-styles]")];

describe("which rule wins", () => {
  test("a part's own declarations win over a mixin's, and the mixin's nested rules over both", () => {
    const { padding, margin, animationName } = getComputedStyle(draw(<Base />));
    expect({ padding, margin }).toEqual({ padding: "3px", margin: "2px" });
    expect(animationName).toMatch(/^cw/);
  });

  test("a wrapper wins over what it wraps, whoever is drawn first", () => {
    const [wrap, base] = [draw(<Wrap />), draw(<Base />)];
    expect([colorOf(wrap), colorOf(base)]).toEqual(["rgb(3, 0, 0)", "rgb(1, 0, 0)"]);
  });

  test("of two parts the one that was made later wins, also if it is drawn first", () => {
    const first = part("b", "cwfirst", "color:rgb(1 1 1)");
    const second = part("b", "cwsecon", "color:rgb(2 2 2)");
    const element = draw(createElement(second, { className: "cwfirst" }));
    draw(createElement(first));
    expect(colorOf(element)).toBe("rgb(2, 2, 2)");
  });

  test("a second copy of the library does not put what is wrapped after the wrapper", () => {
    const base = ["button", "cwbaseb", "color:rgb(1 0 0)"] as const;
    const wrap = ["cwwrapb", "color:rgb(3 0 0)"] as const;
    const [mine, theirs] = [part(...base) as ElementType, other.part(...base) as ElementType];
    const element = draw(createElement(part(mine, ...wrap)));
    draw(createElement(theirs));
    draw(createElement(other.part(theirs, ...wrap)));
    expect(colorOf(element)).toBe("rgb(3, 0, 0)");
    expect(tags().flatMap((tag) => tag.textContent.split(".cwbaseb{").slice(1))).toHaveLength(1);
  });
});

describe("a part", () => {
  test("draws another element with `as`, and is a selector in other parts", () => {
    const element = draw(
      <Base as="a">
        <Row />
      </Base>,
    );
    expect(element.localName).toBe("a");
    expect([colorOf(element), colorOf(element.firstElementChild!)]).toEqual(["rgb(1, 0, 0)", "rgb(6, 0, 0)"]);
  });

  test("takes a class and a ref", () => {
    let given: unknown;
    const element = draw(<Base className="mine" ref={(node: unknown) => void (given ??= node)} />);
    expect(element.classList).toContain("mine");
    expect(given).toBe(element);
  });

  test("takes a class that is made while the page runs, the same for the same text", () => {
    function Made({ css }: { css: string }) {
      return <Row className={useMadeClass(css)} />;
    }
    const [one, two, three] = ["color:rgb(7 0 0)", "color:rgb(7 0 0)", "color:rgb(8 0 0)"].map((css) =>
      draw(<Made css={css} />),
    );
    expect([one, two, three].map((element) => colorOf(element!))).toEqual([
      "rgb(7, 0, 0)",
      "rgb(7, 0, 0)",
      "rgb(8, 0, 0)",
    ]);
    expect(one?.className).toBe(two?.className);
  });
});

describe("in shadow roots", () => {
  test("sheets are adopted and shared, need no style tag, and stay when the element is moved", () => {
    const [one, two] = [newRoot(), newRoot()];
    const [first, second] = [drawIn(one, <Wrap />), drawIn(two, <Base />)];
    expect([colorOf(first), colorOf(second)]).toEqual(["rgb(3, 0, 0)", "rgb(1, 0, 0)"]);
    expect(one.adoptedStyleSheets).toEqual(two.adoptedStyleSheets);
    expect(one.querySelector("style")).toBeNull();
    document.body.append(one.host);
    expect(colorOf(first)).toBe("rgb(3, 0, 0)");
    one.host.remove();
    document.body.prepend(one.host);
    expect(colorOf(first)).toBe("rgb(3, 0, 0)");
    one.host.remove();
  });

  test("sheets do not change once they are adopted: what comes later comes in another", () => {
    const root = newRoot();
    drawIn(root, <Base />);
    const before = root.adoptedStyleSheets.map((sheet) => sheet.cssRules.length);
    drawIn(root, createElement(part("b", "cwlater", "color:rgb(9 0 0)")));
    expect(root.adoptedStyleSheets.slice(0, before.length).map((sheet) => sheet.cssRules.length)).toEqual(before);
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(before.length);
  });

  test("sheets that others adopted stay", () => {
    const root = newRoot();
    const own = new CSSStyleSheet();
    root.adoptedStyleSheets = [own];
    drawIn(root, <Base />);
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(1);
    expect(root.adoptedStyleSheets[0]).toBe(own);
  });
});

describe("in a document", () => {
  test("style tags have the nonce", () => {
    const place = newPlace();
    drawIn(place, <StyleScope nonce="abc">{createElement(part("b", "cwnonce", "color:red"))}</StyleScope>);
    expect(tags().map((tag) => tag.nonce)).toContain("abc");
  });

  test("what is drawn before it is in the page has its style once it is there", () => {
    const outside = document.createElement("section");
    const element = drawIn(outside, <Wrap />);
    newPlace().append(outside);
    expect(colorOf(element)).toBe("rgb(3, 0, 0)");
  });

  test("a place that has taken its style tags away with it does not keep them from the next", () => {
    const first = newPlace();
    drawIn(first, <Wrap />);
    first.remove();
    expect(colorOf(drawIn(newPlace(), <Wrap />))).toBe("rgb(3, 0, 0)");
  });
});

describe("on a server", () => {
  test("a tag holds the rules of what was drawn, in their order, each once", () => {
    const styles = collectStyles();
    const html = renderToString(styles.collect(<Wrap />));
    expect(html).toContain("<button class=");
    expect(styles.takeTag()).toMatch(
      /^<style data-cw-styles="server">@keyframes.*\.cw\w{5}\{.*\}\.cw\w{5}\{color:rgb\(3 0 0\)\}<\/style><script>.*<\/script>$/s,
    );
    renderToString(styles.collect([<Wrap key="1" />, <Row key="2" />]));
    expect(styles.takeTag("a")).toMatch(
      /^<style data-cw-styles="server" nonce="a">\.cw\w{5}\{color:rgb\(4 0 0\)[^<]*<\/style>$/,
    );
    expect(styles.takeTag()).toBe("");
  });

  test.each([
    ["with the page's nonce", undefined, '<script nonce="a">'],
    ["not at all where the page wants none", { keepsPresses: false }, ""],
  ])("the first tag keeps what is pressed before the browser's code has come, %s", (_title, options, script) => {
    const styles = collectStyles(options);
    renderToString(styles.collect(<Wrap />));
    const [, tag = ""] = /<\/style>(?:(<script[^>]*>).*)?$/s.exec(styles.takeTag("a")) ?? [];
    expect(tag).toBe(script);
    const inserted = collectStyles(options);
    renderToString(inserted.collect(<Wrap />));
    expect(renderToString(inserted.takeElement("a")).includes("<script")).toBe(script !== "");
  });

  test("what the browser makes wins over a server's tag, also one that comes late with a part of a stream", () => {
    const element = draw(<Wrap />);
    newPlace().innerHTML = `<style data-cw-styles="server">.${element.classList[1]} { color: rgb(98 0 0); }</style>`;
    expect(colorOf(element)).toBe("rgb(98, 0, 0)");
    draw(createElement(part("b", "cwafter", "color:red")));
    expect(colorOf(element)).toBe("rgb(3, 0, 0)");
    document.querySelector("style[data-cw-styles=server]")?.remove();
  });
});
