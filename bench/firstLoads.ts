/** What a browser fetches before a page of the host app can be drawn. */
import path from "node:path";

import { root } from "../tooling/run.ts";
import { type Bundle, bundle, type Chunk, chunkOf, entryOf, fetchedWith, gzipOf, without } from "./bundle.ts";

/** kB, gzipped: what every page begins with, a page's own chunk, and all of a page; and its files. */
export const budget = { initialKb: 150, ownKb: 15, pageKb: 210, files: 25 };

/** A page and its weight. */
export interface FirstLoad {
  /** The route's name: `Login`, `CallCenter`. */
  page: string;
  /** Everything. */
  kb: number;
  files: number;
  /** What it brings besides what every page begins with: its own chunk, and those it shares with other pages. */
  broughtKb: number;
  /** The route's own chunk. */
  ownKb: number;
  /** What comes with it though it is not needed before somebody asks for it. */
  early: string[];
}

/** Builds the host app as its configuration says, without writing it. */
export async function bundleHostApp(): Promise<Bundle> {
  return bundle({ root: path.join(root, "packages/host-app") });
}

/** What every page begins with: React, the router, the session; and the frame of those behind the login. */
export function initialLoads(made: Bundle): { everyPage: Set<Chunk>; behindLogin: Set<Chunk> } {
  const entry = entryOf(made);
  return {
    everyPage: fetchedWith(made, [entry]),
    behindLogin: fetchedWith(made, [entry, chunkOf(made, "layout/MainLayout.tsx")]),
  };
}

/** The first load of every route, with the frames it stands in. */
export function firstLoads(made: Bundle): FirstLoad[] {
  const { everyPage, behindLogin } = initialLoads(made);
  const companyArea = chunkOf(made, "layout/CompanyArea.tsx");
  const routes = [...made.values()].flatMap((chunk) => {
    const page = /routes\/(\w+)Route\.tsx$/.exec(chunk.entrySource ?? "")?.[1];
    return page === undefined ? [] : [{ page, chunk }];
  });
  return routes.map(({ page, chunk }) => {
    const initial = beforeLogin.has(page) ? everyPage : behindLogin;
    const frames = /^Company[A-Z]/.test(page) ? [companyArea] : [];
    const shown = fetchedWith(made, [...initial, ...frames, chunk]);
    return {
      page,
      kb: toKb(gzipOf(shown)),
      files: shown.size,
      broughtKb: toKb(gzipOf(without(shown, initial))),
      ownKb: toKb(chunk.gzipBytes),
      early: early(shown),
    };
  });
}

const beforeLogin: ReadonlySet<string> = new Set(["Login", "SignUp", "Reset", "VerifyEmail", "Onboarding"]);

/** What no page may begin with. */
const onDemandOnly: [name: string, source: RegExp][] = [
  ["charts", /@nivo\/|widgets\/src\/charts\/\w+Drawing/],
  ["the tour", /widgets\/tour\/\w*Tour/],
  ["the date picker", /date-time-field\/DateTimePicker/],
  ["numbering plans", /libphonenumber-js/],
  ["the waveform", /player\/drawWaveform/],
];

function early(chunks: ReadonlySet<Chunk>): string[] {
  const sources = [...chunks].flatMap((chunk) =>
    [...chunk.sources].filter(([, bytes]) => bytes > 0).map(([source]) => source),
  );
  return onDemandOnly.filter(([, pattern]) => sources.some((source) => pattern.test(source))).map(([name]) => name);
}

const toKb = (bytes: number) => bytes / 1000;
