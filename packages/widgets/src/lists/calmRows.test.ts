import { expect, it } from "vitest";

import { calmRows } from "./calmRows.js";

it("rows that are pointed at keep their places and show what is new about them", () => {
  const shown = [
    { id: "a", status: "RINGING" },
    { id: "b", status: "QUEUED" },
  ];
  const latest = [
    { id: "new", status: "QUEUED" },
    { id: "b", status: "RINGING" },
    { id: "a", status: "IN_PROGRESS" },
  ];
  expect(calmRows(shown, latest)).toEqual([
    { id: "a", status: "IN_PROGRESS" },
    { id: "b", status: "RINGING" },
  ]);
});
