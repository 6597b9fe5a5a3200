import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { namedIds } from "../../tooling/requirementIds.ts";
import { testTitles } from "../../tooling/testTitles.ts";
import type { Facts, FactsByFolder } from "./facts.ts";

const src = "packages/widgets/src";
/** The folder through which the widgets use the parts of lists. */
const listHome = `${src}/lists`;

interface Manifest {
  modules: {
    declarations: {
      tagName: string;
      members: { kind: string; name: string }[];
      events: { name: string }[];
    }[];
  }[];
}

/** Reads the facts about every part and widget from the files of the repository. */
export function readFacts(root: string): FactsByFolder {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const filesIn = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).toSorted();
  const sourcesIn = (folder: string) => filesIn(folder).filter((file) => !/\.(test|stories)\.|\/testing\//.test(file));
  const requirements = requirementsIn(read("docs/requirements.md"));
  const elements = elementsIn(JSON.parse(read("packages/widgets/generated/custom-elements.json")) as Manifest);
  const weights = weightsIn(read("docs/cost.md"));
  const titles = titlesIn(
    filesIn(`${src}/ui`).filter((file) => file.endsWith(".stories.tsx")),
    read,
  );
  const uiTexts = new Map(
    globSync(`${src}/ui/*/`, { cwd: root }).map((folder) => [path.basename(folder), sourcesIn(folder).map(read)]),
  );
  const ofLists = partsUsedIn(sourcesIn(listHome).map(read));

  const factsOf = (folder: string): Facts => {
    const sources = sourcesIn(folder);
    const texts = sources.map(read);
    const tests = filesIn(folder).filter((file) => /\.test\.tsx?$/.test(file));
    const used = new Set([...partsUsedIn(texts), ...(texts.some((text) => /\/lists\//.test(text)) ? ofLists : [])]);
    const element = elements.get(`cw-${path.basename(folder)}`);
    const weight = weights.get(path.basename(folder)) ?? weights.get(pascal(path.basename(folder)));
    return {
      madeOf: [...used].flatMap((name) => titles.get(name) ?? []).toSorted(),
      parts: namesOfParts(
        folder.includes("/src/ui/") ? texts : [...texts, ...[...used].flatMap((name) => uiTexts.get(name) ?? [])],
      ),
      events: element?.events ?? [],
      commands: element?.commands ?? [],
      ...(weight && { weight }),
      sources,
      tests,
      requirements: idsIn(tests.map(read)).flatMap((id) => {
        const text = requirements.get(id);
        return text === undefined ? [] : [{ id, text }];
      }),
    };
  };
  const folders = globSync(`${src}/{ui,widgets}/*/*.stories.tsx`, { cwd: root }).map((file) => path.dirname(file));
  return Object.fromEntries([...new Set(folders)].toSorted().map((folder) => [folder, factsOf(folder)]));
}

/** The folders of `ui` that sources import: `../../ui/menu/index.js`, or `../icon/index.js` from a neighbour. */
export function partsUsedIn(texts: readonly string[]): Set<string> {
  const found = texts.flatMap((text) => [...text.matchAll(/from "(?:\.\.\/)+(?:ui\/)?([a-z-]+)\/index\.js"/g)]);
  return new Set(found.map(([, name = ""]) => name));
}

function namesOfParts(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(/data-part="([a-z-]+)"/g)].map(([, name = ""]) => name));
  return [...new Set(names)].toSorted();
}

function idsIn(tests: readonly string[]): string[] {
  const ids = tests.flatMap((text) => testTitles(text).flatMap((title) => [...namedIds(title).ids]));
  return [...new Set(ids)].toSorted();
}

function titlesIn(stories: readonly string[], read: (file: string) => string): Map<string, string> {
  return new Map(
    stories.map((file) => [path.basename(path.dirname(file)), /title: "([^"]+)"/.exec(read(file))?.[1] ?? ""]),
  );
}

function requirementsIn(list: string): Map<string, string> {
  return new Map([...list.matchAll(/^- \*\*([AB]-\w+-\d+)\*\* (.*)$/gm)].map(([, id = "", text = ""]) => [id, text]));
}

function elementsIn({ modules }: Manifest) {
  const declarations = modules.flatMap(({ declarations }) => declarations);
  return new Map(
    declarations.map(({ tagName, members, events }) => [
      tagName,
      {
        events: events.map(({ name }) => name),
        commands: members.filter(({ kind }) => kind === "method").map(({ name }) => name),
      },
    ]),
  );
}

/**
 * The weights in the table of docs/cost.md, by the element's folder, or by the component's name if it has no element.
 */
export function weightsIn(page: string): Map<string, NonNullable<Facts["weight"]>> {
  const rows = page.matchAll(/^\| (\w+)(?:, `<cw-([a-z-]+)>`)? \| ([\d.]+) \|(?:[^|]*\|){5} ([\d.]*) \|$/gm);
  return new Map(
    [...rows].map(([, name = "", folder, component = "", element = ""]) => [folder ?? name, { component, element }]),
  );
}

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
