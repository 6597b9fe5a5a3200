import type { ComponentType, ReactNode } from "react";

/** A story as a component. Its props override its own args. */
export type StoryOfPart = ComponentType<object> & { args: Record<string, unknown> };

/** The trial of one row in a part's table of keys: its keys are pressed in a story of the part. */
export interface Trial {
  /** The name of the story's export. */
  story: string;
  /** Props that override the story's args. */
  args?: object;
  /** Renders the story with something around it. */
  draw?: (Story: StoryOfPart) => ReactNode;
  /** Moves the focus to where the key is pressed. */
  begin: (Story: StoryOfPart) => unknown;
  /** The keys that are pressed where the table only describes them: `a letter`. */
  strokes?: readonly string[];
  /** Expects what the table says about the key. */
  see: (stroke: string, Story: StoryOfPart) => unknown;
}

/** The trials of a part, by the labels of the table's rows. A trial is begun anew for each key of its row. */
export type Trials = Readonly<Record<string, () => Trial>>;
