/**
 * `pnpm visual [base]`: screenshots of the stories that can have changed since a commit (the previous one, if none is
 * named), before and after, on one page, and the names of those that differ (docs/testing.md).
 *
 * `pnpm visual --steady [part]` takes three screenshots of all stories or of those of a part, and fails if one is not
 * always the same.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { root } from "./run.ts";
import { git, storybookHere, storybookOf, visualCache } from "./visual/buildStorybook.ts";
import { changedStories, type StorybookBuild } from "./visual/changedStories.ts";
import { comparePictures } from "./visual/comparePictures.ts";
import { type Pictures, takePictures } from "./visual/pictures.ts";
import { type Difference, reportPage } from "./visual/report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steady: { type: "boolean" }, accepted: { type: "string" } },
});
const [named] = positionals;
process.exitCode = (values.steady ? await areSteady(named ?? "") : await isAccepted(named ?? "HEAD~1")) ? 0 : 1;

/** Whether all differences from a commit are in the list of accepted ones; true without a list. */
async function isAccepted(name: string): Promise<boolean> {
  const base = git("rev-parse", "--verify", `${name}^{commit}`);
  const [before, after] = [await storybookOf(base), await storybookHere()];
  const chosen = changedStories(filesSince(base), before, after);
  console.log(`${chosen.length} of ${after.stories.length} stories can have changed since ${name}.`);
  const ids = new Set(chosen.map(({ id }) => id));
  const [one, other] = [await pictures(before, ids), await pictures(after, ids)];

  const report = path.join(visualCache, "report");
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const keep = (file: string, picture: Buffer | undefined) => {
    if (picture) writeFileSync(path.join(report, file), picture);
    return picture && file;
  };
  const differences = chosen.flatMap((story): Difference[] => {
    const [pictureBefore, pictureAfter] = [one.taken.get(story.id), other.taken.get(story.id)];
    const { change, difference } = comparePictures(pictureBefore, pictureAfter);
    if (change === "same") return [];
    console.log(`${change.padEnd(8)} ${story.title}: ${story.name}`);
    return [
      {
        story,
        change,
        pixels: difference?.pixels,
        before: keep(`${story.id}.before.png`, pictureBefore),
        after: keep(`${story.id}.after.png`, pictureAfter),
        difference: keep(`${story.id}.difference.png`, difference?.picture),
      },
    ];
  });
  const page = path.join(report, "index.html");
  writeFileSync(page, reportPage(name, differences, chosen.length));
  console.log(`${differences.length} differ: ${path.relative(root, page)}`);
  if (values.accepted === undefined) return true;
  const accepted = new Set(readFileSync(values.accepted, "utf8").split(/\s+/));
  return differences.every(({ story }) => accepted.has(story.id));
}

/** Whether three screenshots of each story are the same. */
async function areSteady(part: string): Promise<boolean> {
  const build = await storybookHere();
  const ids = new Set(build.stories.filter(({ title }) => title.includes(part)).map(({ id }) => id));
  const first = await pictures(build, ids);
  const unsteady = new Set(first.faults.keys());
  for (let round = 2; round <= 3; round++) {
    const { taken } = await pictures(build, ids);
    for (const id of ids) {
      if (comparePictures(first.taken.get(id), taken.get(id)).change === "same") continue;
      console.log(`run ${round} differs: ${id}`);
      unsteady.add(id);
    }
  }
  console.log(`${ids.size - unsteady.size} of ${ids.size} stories are the same in three runs.`);
  return unsteady.size === 0;
}

async function pictures({ folder, stories }: StorybookBuild, ids: ReadonlySet<string>): Promise<Pictures> {
  const startedAt = performance.now();
  const here = stories.map(({ id }) => id).filter((id) => ids.has(id));
  const taken = await takePictures(folder, here);
  for (const [id, fault] of taken.faults) console.warn(`${id}: ${fault}`);
  console.log(`${here.length} pictures in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return taken;
}

/** The differences between the working tree and a commit, including files that are not in Git yet. */
function filesSince(commit: string): string[] {
  const lists = [git("diff", "--name-only", "--no-renames", commit), git("ls-files", "--others", "--exclude-standard")];
  return lists.flatMap((list) => list.split("\n")).filter(Boolean);
}
