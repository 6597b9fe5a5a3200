import type { ComponentType, ReactNode } from "react";

/** A story as a component: what it is given counts before its own. */
export type StoryOfPart = ComponentType<object> & { args: Record<string, unknown> };

/** One row of a part's table of keys, pressed in a story of the part. */
export interface Trial {
  /** The story's export. */
  story: string;
  /** What it is given beside its own args. */
  args?: object;
  /** What stands around it. */
  draw?: (Story: StoryOfPart) => ReactNode;
  /** Brings the focus to where the key is pressed. */
  begin: (Story: StoryOfPart) => unknown;
  /** Which keys are meant, where the table says it in general: `a letter`. */
  strokes?: readonly string[];
  /** What the table promises of the key. */
  see: (stroke: string, Story: StoryOfPart) => unknown;
}

/** By the label of the table's row. A trial is begun anew for each key of it. */
export type Trials = Readonly<Record<string, () => Trial>>;
