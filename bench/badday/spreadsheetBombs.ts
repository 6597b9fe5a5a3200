import { setTimeout as pause } from "node:timers/promises";

import { bombs } from "@callwright/server/files/testing/bombs.ts";
import { people } from "@callwright/server/testing/people.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";

import { atMost, exactly, noted, type Scenario } from "./scenario.ts";
import { percentile } from "../statistics.ts";
import { underWatch } from "./underWatch.ts";

/** Files that are designed to crash their reader, sent by two companies two and four at a time. */
export const spreadsheetBombs: Scenario = {
  name: "spreadsheet-bombs",
  title: "Spreadsheets that are made to end whoever reads them",
  async run(day) {
    const { isShort } = day;
    const { url } = await day.start("all");
    const anonymous = new TestClient(url);
    const [somebodyElse, ...senders] = await Promise.all(
      [people.master, people.seller, "irene.galani@callwright.test"].map((email) => anonymous.signIn(email)),
    );
    if (!somebodyElse) throw new Error("Nobody watches.");
    const names = isShort ? (["richTextRuns", "cells", "longAttribute", "formulas"] as const) : keysOf(bombs);
    const files = names.map((name) => new Blob([bombs[name]() as Uint8Array<ArrayBuffer>]));

    const took: number[] = [];
    const send = async (file: Blob, atOnce: number): Promise<Answer[]> => {
      const four = [...senders, ...senders].slice(0, atOnce);
      return Promise.all(
        four.map(async (sender) => {
          const startedAt = performance.now();
          const { status, headers } = await sender.upload("/v1/potential-customers/bulk/import", file);
          took.push(performance.now() - startedAt);
          if (status === 413 || status === 400) return "refused";
          return status === 503 && headers.has("retry-after") ? "not read" : "anything else";
        }),
      );
    };
    // The two measurements alternate, so that other load on the machine affects both.
    const quiet: number[] = [];
    const loud: number[] = [];
    const answers: Answer[][] = [];
    let failed = 0;
    for (const file of files) {
      quiet.push(...(await underWatch(somebodyElse, () => pause(2_500))).took);
      const meanwhile = await underWatch(somebodyElse, async () => {
        answers.push([...(await send(file, 2)), ...(await send(file, 4))]);
      });
      loud.push(...meanwhile.took);
      failed += meanwhile.failed;
    }
    return [
      noted(
        "files, in pairs and in fours",
        count(answers.flat(), () => true),
      ),
      noted(
        "of them to be sent again, because the machine was too busy to read them in time",
        count(answers.flat(), isNotRead),
      ),
      exactly(
        "of them answered in another way",
        count(answers.flat(), (one) => one === "anything else"),
        0,
      ),
      exactly(
        "kinds of files that were never refused",
        count(answers, (some) => some.every(isNotRead)),
        0,
      ),
      atMost("the longest that one of them took", Math.max(...took) / 1000, 3, "s"),
      noted("half of them took", percentile(took, 50) / 1000, "s"),
      noted("others wait in between, p50", percentile(quiet, 50), "ms"),
      noted("others wait meanwhile, p50", percentile(loud, 50), "ms"),
      noted("others wait in between, p99", percentile(quiet, 99), "ms"),
      atMost("others wait meanwhile, p99", percentile(loud, 99), Math.max(20, 2 * percentile(quiet, 99)), "ms"),
      exactly("requests of others that failed", failed, 0),
    ];
  },
};

/** A file that cannot be read is refused; one that was not read in time, on a busy machine, may be sent again. */
type Answer = "refused" | "not read" | "anything else";

const isNotRead = (answer: Answer) => answer === "not read";
const count = <One>(all: readonly One[], fits: (one: One) => boolean) => all.filter(fits).length;

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];
