import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { readLimits } from "../files/table.ts";
import { xlsxGuardLimits } from "../files/xlsxGuard.ts";
import { uploadLimits } from "../http/upload.ts";

const handbook = readFileSync(new URL("../../../../docs/operating.md", import.meta.url), "utf8").replace(/\s+/g, " ");

it("the handbook's limits of files are the ones that hold", () => {
  const { maxHeapMb, maxProcessorSeconds, maxSeconds } = readLimits;
  expect(handbook).toContain(
    `${maxHeapMb} MB of heap, ${maxProcessorSeconds} seconds on the processor and ${maxSeconds} in all`,
  );
  const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
  expect(handbook).toContain(
    `${megabytes(uploadLimits.fileBytes)} MB of a file (${megabytes(xlsxGuardLimits.maxUnpackedBytes)} MB of what it unpacks to)`,
  );
  expect(handbook).toContain(`at most ${uploadLimits.parts} parts and a minute to arrive`);
  expect(uploadLimits.seconds).toBe(60);
});
