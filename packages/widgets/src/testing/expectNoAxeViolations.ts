import axe from "axe-core";
import { expect } from "vitest";

/** What a page around the widget would have; a widget alone is not a page. */
const pageRules = ["region", "page-has-heading-one", "landmark-one-main", "bypass"];

/**
 * Fails with what axe finds and where, in words a person can act on. It looks once nothing moves or fades any more: half
 * faded, every colour is too faint.
 */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  await expect.poll(() => document.getAnimations().filter(isOnTheMove)).toEqual([]);
  const { violations } = await axe.run(element, {
    resultTypes: ["violations"],
    rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  });
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(", ")})`);
  expect(found).toEqual([]);
}

const isOnTheMove = ({ playState, effect }: Animation) =>
  playState === "running" && effect?.getTiming().iterations !== Infinity;
