import { createElement, Fragment } from "react";
import { expect, it } from "vitest";

import { Phone } from "../../packages/widgets/src/ui/icon/generated/icons.js";
import { jsxOf, tagOf } from "./jsx.ts";

it.each([
  [{ isBusy: true, size: "small", children: "Call Now" }, '<Button isBusy size="small">Call Now</Button>'],
  [{ icon: Phone, level: 2 }, "<Button icon={Phone} level={2} />"],
  [{ onPress: () => undefined, title: 'Say "yes"' }, '<Button onPress={onPress} title={"Say \\"yes\\""} />'],
  [{ view: { page: 1, "a-b": [null, "x"] } }, '<Button view={{ page: 1, "a-b": [null, "x"] }} />'],
  [{ missing: undefined, children: ["a {b}"] }, '<Button>{"a {b}"}</Button>'],
])("the code of a part is what a person would write: %o", (props, code) => {
  expect(tagOf("Button", props)).toBe(code);
});

it("what stands in a part is written into it", () => {
  const element = createElement(
    "div",
    null,
    createElement("b", { key: 1 }, "one"),
    createElement(Fragment, null, "two"),
  );
  expect(jsxOf(element)).toBe("<div>\n  <b>one</b>\n  <>two</>\n</div>");
});
