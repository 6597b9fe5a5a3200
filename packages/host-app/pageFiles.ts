import { readFileSync } from "node:fs";

import type { Plugin, Rolldown } from "vite";

import { withImports } from "../../tooling/withImports.ts";
import { paths } from "./src/paths.ts";

interface Route {
  parent: string | undefined;
  place: string | undefined;
  /** The source file of its page below `src`, without the extension. */
  code: string | undefined;
}

/**
 * Names the files of the app in `index.html`, because its script is small and only imports them. Writes `pages.json`: for
 * each address the further files that its page needs first, including those of the frames around it, so that the server
 * can name them before the app runs.
 */
export function pageFiles(): Plugin {
  let html: ReadonlySet<string>;
  return {
    name: "callwright-page-files",
    transformIndexHtml: {
      order: "post",
      handler(_page, { bundle }) {
        const { entry, app } = filesIn(bundle);
        html = new Set([...entry, ...app]);
        return app.flatMap((file) => {
          const attrs = { rel: "modulepreload", crossorigin: true, href: `/${file}` };
          return entry.includes(file) ? [] : [{ tag: "link", attrs, injectTo: "head" as const }];
        });
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const { chunks, fetchedWith } = filesIn(bundle);
        const routes = routesIn(readFileSync(new URL("src/routes.tsx", import.meta.url), "utf8"));
        const filesOf = ({ parent, code }: Route): string[] => {
          const above = routes.get(parent ?? "");
          const chunk = code && chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${code}.tsx`));
          if (code && !chunk) this.error(`routes.tsx opens ${code}, which is no file of its own.`);
          return [...(above ? filesOf(above) : []), ...(chunk ? fetchedWith(chunk) : [])];
        };
        const pages = [...routes.values()].flatMap((route) => {
          if (!route.place || !route.code) return [];
          const files = new Set(filesOf(route).filter((file) => !html.has(file)));
          return [[paths[route.place as keyof typeof paths], [...files]]];
        });
        const opened = new Set([...routes.values()].map(({ code }) => code));
        for (const { facadeModuleId } of chunks) {
          const code = /\/src\/(routes\/\w+Route)\.tsx$/.exec(facadeModuleId ?? "")?.[1];
          if (code && !opened.has(code))
            this.error(`No route of routes.tsx opens ${code}, as far as pageFiles.ts can read it.`);
        }
        this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(Object.fromEntries(pages)) });
      },
    },
  };
}

/** The files of a build, those of its entry, and those of the app that the entry imports. */
function filesIn(bundle: Rolldown.OutputBundle = {}) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const fetchedWith = (chunk: Rolldown.OutputChunk) =>
    [...withImports(chunk, (name) => byName.get(name))].map(({ fileName }) => fileName);
  return {
    chunks,
    fetchedWith,
    entry: chunks.filter(({ isEntry }) => isEntry).flatMap(fetchedWith),
    app: chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith("/src/render.tsx")).flatMap(fetchedWith),
  };
}

/** The routes of the app by their names. */
function routesIn(source: string): Map<string, Route> {
  const found = source.matchAll(/const (\w+) = createRoute\(\{([^]*?)\n\}\);/g);
  return new Map(
    [...found].map(([, name = "", body = ""]) => [
      name,
      {
        parent: /getParentRoute: \(\) => (\w+)/.exec(body)?.[1],
        place: /path: paths\.(\w+)/.exec(body)?.[1],
        code: /import\("\.\/([\w/]+)\.js"\)/.exec(body)?.[1],
      },
    ]),
  );
}
