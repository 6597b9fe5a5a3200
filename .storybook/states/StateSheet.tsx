import "./states.css";

import { type ReactNode, use, useId } from "react";

import { brandHere } from "../brand.ts";
import { CopyAs } from "../copy/CopyAs.tsx";
import type { ShownStory } from "../copy/copyTexts.ts";

import type { SomeGlobals } from "./storyAddress.ts";
import { StateFrame } from "./StateFrame.tsx";
import { type IndexedStory, storiesOf } from "./storyIndex.ts";

/** The looks in which each state is shown. */
const looks: Readonly<Record<string, SomeGlobals>> = {
  Light: { scheme: "light" },
  Dark: { scheme: "dark" },
  Compact: { scheme: "light", density: "compact" },
};

interface StateSheetProps {
  /** The title of the stories. */
  title: string;
  /** The choices in the toolbar. A sheet has the chosen language, theme and width. */
  globals: SomeGlobals;
  /** Loads a story with its args, component and parameters. */
  load: (id: string) => Promise<ShownStory>;
}

/** Every state of a part in each look, rendered from its stories. */
export function StateSheet({ title, globals, load }: StateSheetProps) {
  const heading = useId();
  const stories = use(storiesOf(title));
  const frame = frameOf(title, globals);
  return (
    <section className="cw-states" aria-labelledby={heading} style={{ color: brandHere().textColor }}>
      <h2 id={heading}>States on one sheet</h2>
      <p>
        Every story, light, dark and compact{frame.width ? `, ${frame.width} px wide` : ""}. The toolbar&rsquo;s locale,
        preset and width apply. A press on a state opens it.
      </p>
      {stories.map((story) => (
        <State key={story.id} story={story} globals={frame.globals} width={frame.width}>
          <CopyAs story={story} globals={globals} load={() => load(story.id)} />
        </State>
      ))}
    </section>
  );
}

interface StateProps {
  story: IndexedStory;
  globals: SomeGlobals;
  width: number | undefined;
  children: ReactNode;
}

function State({ story, globals, width, children }: StateProps) {
  const heading = useId();
  return (
    <section className="cw-state" aria-labelledby={heading}>
      <h3 id={heading}>{story.name}</h3>
      {children}
      <div className="cw-looks">
        {Object.entries(looks).map(([look, own]) => (
          <StateFrame key={look} story={story} look={look} globals={{ ...globals, ...own }} width={width} />
        ))}
      </div>
    </section>
  );
}

/**
 * The width and globals of the frames. A frame has its own width, so that a part is rendered as on a page, and motion
 * is off.
 */
function frameOf(title: string, { width: chosen = "page", ...globals }: SomeGlobals) {
  const own = /^\d+$/.test(String(chosen)) ? Number(chosen) : undefined;
  const width = own ?? (title.startsWith("widgets/") ? 640 : undefined);
  return { width, globals: { ...globals, motion: "still" } };
}
