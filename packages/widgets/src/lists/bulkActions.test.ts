import { expect, test, vi } from "vitest";

import { Download } from "../ui/icon/generated/icons.js";
import { ofChosen } from "./bulkActions.js";

test("a selection is exported however large it is, and what names its rows to the server takes 10,000 of them", () => {
  const act = { icon: Download, onChosen: vi.fn() };
  expect(
    ofChosen([
      { ...act, id: "export", label: "Export", onAll: vi.fn() },
      { ...act, id: "delete", label: "Delete" },
    ]),
  ).toMatchObject([
    { id: "export", atMost: undefined },
    { id: "delete", atMost: 10_000 },
  ]);
});
