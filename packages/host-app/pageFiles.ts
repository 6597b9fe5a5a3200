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
 * Writes `pages.json`: for each address the files that its page needs first, including those of the frames around it,
 * so that the server can name them before the app runs. It leaves out the files that `index.html` itself names.
 */
export function pageFiles(): Plugin {
  return {
    name: "callwright-page-files",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const fetchedWith = (chunk: Rolldown.OutputChunk) =>
          [...withImports(chunk, (name) => byName.get(name))].map(({ fileName }) => fileName);
        const initial = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(fetchedWith));
        const routes = routesIn(readFileSync(new URL("src/routes.tsx", import.meta.url), "utf8"));
        const filesOf = ({ parent, code }: Route): string[] => {
          const above = routes.get(parent ?? "");
          const chunk = code && chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${code}.tsx`));
          if (code && !chunk) this.error(`routes.tsx opens ${code}, which is no file of its own.`);
          return [...(above ? filesOf(above) : []), ...(chunk ? fetchedWith(chunk) : [])];
        };
        const pages = [...routes.values()].flatMap((route) => {
          if (!route.place || !route.code) return [];
          const files = new Set(filesOf(route).filter((file) => !initial.has(file)));
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
