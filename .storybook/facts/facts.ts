/** What the repository knows of a part or a widget. */
export interface Facts {
  /** What is used inside it, by the titles of their pages. */
  madeOf: string[];
  /** The `data-part` names that a host can style. */
  parts: string[];
  /** Of its custom element. */
  events: string[];
  /** Of its custom element. */
  commands: string[];
  /** kB, gzipped, as docs/cost.md publishes it: the React component alone, and the element with React. */
  weight?: { component: string; element: string };
  sources: string[];
  tests: string[];
  /** The requirements that its own tests name. */
  requirements: { id: string; text: string }[];
}

/** By folder, as `packages/widgets/src/ui/button`. */
export type FactsByFolder = Readonly<Record<string, Facts>>;

/** A part's folder in the address of one of its files: `./packages/widgets/src/ui/button/Button.stories.tsx`. */
export function folderOf(file: string): string | undefined {
  return /packages\/widgets\/src\/(?:ui|widgets)\/[^/]+(?=\/)/.exec(file)?.[0];
}
