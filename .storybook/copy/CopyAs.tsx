import { useState } from "react";

import type { SomeGlobals } from "../states/storyAddress.ts";
import type { CopyTexts, ShownStory } from "./copyTexts.ts";
import { reviewLink } from "./reviewLink.ts";

interface CopyAsProps {
  story: { id: string; title: string; name: string };
  globals: SomeGlobals;
  /** Loads the story with its args, component and parameters. */
  load: () => Promise<ShownStory>;
}

const kinds: Readonly<Record<keyof CopyTexts, string>> = {
  jsx: "JSX",
  html: "HTML element",
  react: "React with theme",
};

/** Buttons that copy a story of a docs page: as code, or as a link for a comment. */
export function CopyAs({ story, globals, load }: CopyAsProps) {
  const [said, setSaid] = useState("");
  const copy = async (text: string | undefined, what: string) => {
    if (text !== undefined) await navigator.clipboard.writeText(text);
    setSaid(text === undefined ? `${story.name} is no HTML element.` : `${what} is copied.`);
  };
  const copyCode = async (kind: keyof CopyTexts) => {
    const { copyTexts } = await import("./copyTexts.ts");
    await copy(copyTexts({ ...(await load()), globals })[kind], kinds[kind]);
  };
  const shown = Object.entries(kinds).filter(([kind]) => kind !== "html" || story.title.startsWith("widgets/"));
  return (
    <div className="cw-copy" role="group" aria-label={`Copy ${story.name} as`}>
      {shown.map(([kind, label]) => (
        <button key={kind} type="button" onClick={() => void copyCode(kind as keyof CopyTexts)}>
          {label}
        </button>
      ))}
      <button
        type="button"
        onClick={() => void copy(reviewLink(story, globals, new URL("./", location.href).href), "The link")}
      >
        Link for a comment
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
