/** What a browser loads before a page of the host app can be rendered. */
import path from "node:path";

import { root } from "../tooling/run.ts";
import { type Bundle, bundle, type Chunk, chunkOf, entryOf, fetchedWith, gzipOf, without } from "./bundle.ts";

/**
 * The budgets in kB, gzipped: of what every page begins with, of a page's own chunk, of a whole page, and of one that is
 * shown to people who have not signed in; the number of its files, and of those of a `<cw-call-history>`.
 */
export const budget = { initialKb: 150, ownKb: 15, pageKb: 190, signedOutKb: 150, files: 20, elementFiles: 8 };

/** The weight of a page. */
export interface FirstLoad {
  /** The name of the route: `Login`, `CallCenter`. */
  page: string;
  /** The whole first load. */
  kb: number;
  files: number;
  /** What the page adds to what every page begins with: its own chunk, and those that it shares with other pages. */
  broughtKb: number;
  /** The route's own chunk. */
  ownKb: number;
  /** The code in it that should come only on demand. */
  early: string[];
}

/** Bundles the host app with its own configuration, without writing the output. */
export async function bundleHostApp(): Promise<Bundle> {
  return bundle({ root: path.join(root, "packages/host-app") });
}

/**
 * What every page begins with: React, the router and the session; and for the pages behind sign-in also their frame.
 */
export function initialLoads(made: Bundle): { everyPage: Set<Chunk>; behindLogin: Set<Chunk> } {
  const entry = entryOf(made);
  const app = chunkOf(made, "src/render.tsx");
  return {
    everyPage: fetchedWith(made, [entry, app]),
    behindLogin: fetchedWith(made, [entry, app, chunkOf(made, "layout/MainLayout.tsx")]),
  };
}

/** The first load of every route, including the frames around it. */
export function firstLoads(made: Bundle): FirstLoad[] {
  const { everyPage, behindLogin } = initialLoads(made);
  const companyArea = chunkOf(made, "layout/CompanyArea.tsx");
  const routes = [...made.values()].flatMap((chunk) => {
    const page = /routes\/(\w+)Route\.tsx$/.exec(chunk.entrySource ?? "")?.[1];
    return page === undefined ? [] : [{ page, chunk }];
  });
  return routes.map(({ page, chunk }) => {
    const initial = signedOut.has(page) || page === "Onboarding" ? everyPage : behindLogin;
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

const signedOut: ReadonlySet<string> = new Set([
  "Login",
  "SignUp",
  "Reset",
  "VerifyEmail",
  "AcceptInvitation",
  "Terms",
]);

/** What a page of a partner loads when its first `<cw-call-history>` appears, besides the loader. */
export function elementLoad(embedScript: Bundle): Set<Chunk> {
  const loader = fetchedWith(embedScript, [entryOf(embedScript)]);
  const drawing = ["elements/early.ts", "elements/liveElement.ts", "widgets/call-history/index.ts"];
  return without(fetchedWith(embedScript, [...loader, ...drawing.map((one) => chunkOf(embedScript, one))]), loader);
}

/** The most that the first load of a page may weigh, in kB. */
export const mostKb = (page: string) => (signedOut.has(page) ? budget.signedOutKb : budget.pageKb);

/** The code that no first load may contain. */
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
