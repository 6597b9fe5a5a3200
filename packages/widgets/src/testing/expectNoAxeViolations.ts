import axe from "axe-core";
import { expect } from "vitest";

/** What a page around the widget would have; a widget alone is not a page. */
const pageRules = ["region", "page-has-heading-one", "landmark-one-main", "bypass"];

/** Fails with what axe finds and where, in words a person can act on. */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  });
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(", ")})`);
  expect(found).toEqual([]);
}
