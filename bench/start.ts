/** How long it takes until a user can sign in: on an empty data folder, and at each later start. */
import { newDataFolder } from "./dataFolder.ts";
import type { Figures } from "./report.ts";
import { startServer } from "./server.ts";
import { median } from "./statistics.ts";

const laterStarts = 5;

/** Measures the time from the start of the process until `/readyz` responds. */
export async function measureStart(): Promise<Figures[]> {
  using folder = newDataFolder();
  const first = await startAndStop(folder.path);
  const later: number[] = [];
  for (let run = 0; run < laterStarts; run++) later.push(await startAndStop(folder.path));
  return [
    {
      title: "From `node packages/server/src/main.ts` to /readyz",
      columns: ["start", "seconds"],
      rows: [
        ["first: database made, schema, demo data", seconds(first)],
        [`later, median of ${laterStarts}`, seconds(median(later))],
      ],
    },
  ];
}

async function startAndStop(dataFolder: string): Promise<number> {
  await using server = await startServer(dataFolder);
  return server.startMilliseconds;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
