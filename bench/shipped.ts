/** What we serve ourselves, React included: the host app's first load and the embed script. */
import path from "node:path";

import { root } from "../tooling/run.ts";
import {
  type Bundle,
  bundle,
  type Chunk,
  chunkOf,
  entryOf,
  fetchedWith,
  gzipOf,
  lazyBeyond,
  without,
} from "./bundle.ts";
import type { Figures } from "./report.ts";
import { kilobytes } from "./statistics.ts";

/** Both as their own configuration builds them. */
export async function measureShipped(): Promise<Figures[]> {
  const hostApp = await bundle({ root: path.join(root, "packages/host-app") });
  const embedFolder = path.join(root, "packages/widgets");
  const embed = await bundle({ root: embedFolder, configFile: path.join(embedFolder, "vite.embed.config.ts") });
  return [hostAppFigures(hostApp), embedFigures(embed)];
}

function hostAppFigures(made: Bundle): Figures {
  const routes = [
    "SignUpRoute",
    "ResetRoute",
    "VerifyEmailRoute",
    "OnboardingRoute",
    "DashboardRoute",
    "CallCenterRoute",
    "CallsRoute",
    "PotentialCustomersRoute",
    "ProductsRoute",
    "UsersRoute",
    "UserDetailRoute",
    "ProfileSettingsRoute",
  ];
  const first = fetchedWith(made, [entryOf(made)]);
  return {
    title: "Host app, gzipped JavaScript with React",
    columns: ["page", "kB", "files"],
    rows: [
      line("login (the first load)", first),
      ...routes.map((name) => {
        const shown = fetchedWith(made, [entryOf(made), chunkOf(made, `routes/${name}.tsx`)]);
        return line(`first load of ${name.replace("Route", "")}`, shown);
      }),
      line("everything there is", new Set(made.values())),
    ],
  };
}

function embedFigures(made: Bundle): Figures {
  const loader = fetchedWith(made, [entryOf(made)]);
  const drawn = fetchedWith(made, [
    entryOf(made),
    chunkOf(made, "elements/drawWidget.tsx"),
    chunkOf(made, "widgets/call-history/index.ts"),
  ]);
  return {
    title: "Embed script, gzipped JavaScript with React",
    columns: ["when", "kB", "files"],
    rows: [
      line("the loader, on every page (budget 1.9)", loader),
      line("`<cw-call-history>` appears", without(drawn, loader)),
      line("all the rest, of every widget, on demand", lazyBeyond(made, drawn)),
    ],
  };
}

function line(words: string, chunks: ReadonlySet<Chunk>): string[] {
  return [words, kilobytes(gzipOf(chunks)), String(chunks.size)];
}
