import { execFileSync } from "node:child_process";

/** A commit that changed a part. */
export interface PartChange {
  day: string;
  what: string;
}

/** The changes of each folder, such as `packages/widgets/src/ui/button`, the newest first. */
export type History = Readonly<Record<string, PartChange[]>>;

const sources = "packages/widgets/src";

/** The commits that changed the parts since the last change of their package's version. Without Git it is empty. */
export function readHistory(folder: string): History {
  const git = (...words: string[]) =>
    execFileSync("git", words, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    const [release] = git("log", "-1", "-G", '"version":', "--format=%H", "--", "packages/widgets/package.json").split(
      "\n",
    );
    return historyOf(git("log", `${release}..HEAD`, "--format=%x00%cs %s", "--name-only", "--", sources));
  } catch {
    return {};
  }
}

/**
 * Reads the output of `git log`: each commit's day and subject, followed by the names of its files. Changes of only
 * tests and stories do not count.
 */
export function historyOf(log: string): History {
  const found: Record<string, PartChange[]> = {};
  for (const commit of log.split("\0").slice(1)) {
    const [head = "", ...files] = commit.split("\n").filter(Boolean);
    const change = { day: head.slice(0, 10), what: head.slice(11) };
    const drawn = files.filter((file) => !/\.(test|stories)\.tsx?$|\.mdx$|\/testing\//.test(file));
    const folders = new Set(
      drawn.flatMap((file) => /^.*?\/src\/(?:(?:ui|widgets)\/[^/]+|forms)(?=\/)/.exec(file) ?? []),
    );
    for (const folder of folders) (found[folder] ??= []).push(change);
  }
  return found;
}
