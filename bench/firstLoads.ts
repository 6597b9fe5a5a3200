/** What a browser fetches before a page of the host app can be drawn. */
import path from "node:path";

import { root } from "../tooling/run.ts";
import { type Bundle, bundle, type Chunk, chunkOf, entryOf, fetchedWith, gzipOf } from "./bundle.ts";

/** kB, gzipped, of all a page begins with and of what is the page's own. */
export const budget = { firstLoadKb: 180, ownKb: 40 };

/** The pages that are above the budget (README.md says why) and what they may weigh at most, in kB. Lower it, never raise it. */
export const ceilingsKb: Readonly<Record<string, number>> = {};

/** A page and its weight. */
export interface FirstLoad {
  /** The route's name: `Login`, `CallCenter`. */
  page: string;
  kb: number;
  files: number;
  /** The route's own chunk. */
  ownKb: number;
  /** What comes with it though it is not needed before somebody asks for it. */
  early: string[];
}

/** Builds the host app as its configuration says, without writing it. */
export async function bundleHostApp(): Promise<Bundle> {
  return bundle({ root: path.join(root, "packages/host-app") });
}

/** The first load of every route. The frame belongs to the pages behind the login. */
export function firstLoads(made: Bundle): FirstLoad[] {
  const frame = chunkOf(made, "layout/MainLayout.tsx");
  const routes = [...made.values()].flatMap((chunk) => {
    const page = /routes\/(\w+)Route\.tsx$/.exec(chunk.entrySource ?? "")?.[1];
    return page === undefined ? [] : [{ page, chunk }];
  });
  return routes.map(({ page, chunk }) => {
    const shown = fetchedWith(made, [entryOf(made), chunk, ...(withoutFrame.has(page) ? [] : [frame])]);
    return { page, kb: toKb(gzipOf(shown)), files: shown.size, ownKb: toKb(chunk.gzipBytes), early: early(shown) };
  });
}

const withoutFrame: ReadonlySet<string> = new Set(["Login", "SignUp", "Reset", "VerifyEmail", "Onboarding"]);

/** What no page may begin with. */
const onDemandOnly: [name: string, source: RegExp][] = [
  ["charts", /@nivo\/|widgets\/src\/charts\/\w+Drawing/],
  ["the tour", /widgets\/tour\/\w*Tour/],
  ["the date picker", /date-time-field\/DateTimePicker/],
  ["numbering plans", /libphonenumber-js/],
  ["the waveform", /wavesurfer/],
];

function early(chunks: ReadonlySet<Chunk>): string[] {
  const sources = [...chunks].flatMap((chunk) =>
    [...chunk.sources].filter(([, bytes]) => bytes > 0).map(([source]) => source),
  );
  return onDemandOnly.filter(([, pattern]) => sources.some((source) => pattern.test(source))).map(([name]) => name);
}

const toKb = (bytes: number) => bytes / 1000;
