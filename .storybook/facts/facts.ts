/** The facts about a part or a widget that can be read from the repository. */
export interface Facts {
  /** The parts that it uses, by the titles of their pages. */
  madeOf: string[];
  /** The `data-part` names that a host can style. */
  parts: string[];
  /** The events of its custom element. */
  events: string[];
  /** The methods of its custom element. */
  commands: string[];
  /**
   * The gzipped weight in kB, as published in docs/cost.md: of the React component alone, and of the element with
   * React.
   */
  weight?: { component: string; element: string };
  sources: string[];
  tests: string[];
  /** The requirements that its own tests name. */
  requirements: { id: string; text: string }[];
}

/** The facts of each folder, such as `packages/widgets/src/ui/button`. */
export type FactsByFolder = Readonly<Record<string, Facts>>;

/**
 * The folder of a part or widget, from the path of one of its files:
 * `./packages/widgets/src/ui/button/Button.stories.tsx`.
 */
export function folderOf(file: string): string | undefined {
  return /packages\/widgets\/src\/(?:ui|widgets)\/[^/]+(?=\/)/.exec(file)?.[0];
}
