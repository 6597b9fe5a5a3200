import { expect, it } from "vitest";

import { historyOf } from "./history.ts";

const src = "packages/widgets/src";

it("a part's page tells what changed in it, and not what changed in its tests and stories", () => {
  const log = `\u00002026-11-25 widgets: a press of our own

${src}/ui/button/Button.tsx
${src}/ui/link/Link.tsx
\u00002026-11-24 tests: more

${src}/ui/button/Button.test.tsx
${src}/ui/button/Button.stories.tsx
${src}/widgets/tour/Tour.view.tsx
`;
  const press = { day: "2026-11-25", what: "widgets: a press of our own" };
  expect(historyOf(log)).toEqual({
    [`${src}/ui/button`]: [press],
    [`${src}/ui/link`]: [press],
    [`${src}/widgets/tour`]: [{ day: "2026-11-24", what: "tests: more" }],
  });
});
