import "../states/states.css";
import "./facts.css";

import { type ReactNode, useId } from "react";
import facts from "virtual:part-facts";

import { brandHere } from "../brand.ts";
import { StateFrame } from "../states/StateFrame.tsx";
import type { SomeGlobals } from "../states/storyAddress.ts";
import type { IndexedStory } from "../states/storyIndex.ts";
import { type Facts, folderOf } from "./facts.ts";
import { partNotes } from "./partNotes.ts";

interface PartFactsProps {
  /** A file of its folder, as Storybook names it: `./packages/widgets/src/ui/button/Button.stories.tsx`. */
  file: string;
  /** The story that shows its anatomy. */
  story: IndexedStory;
  /** The choices in the toolbar. */
  globals: SomeGlobals;
}

/**
 * The facts about a part or a widget besides its props: keys, accessibility, anatomy, and its files in the repository.
 */
export function PartFacts({ file, story, globals }: PartFactsProps) {
  const folder = folderOf(file);
  const known = folder && facts[folder];
  if (!folder || !known) return null;
  const notes = folder.includes("/src/ui/") ? partNotes[folder.slice(folder.lastIndexOf("/") + 1)] : undefined;
  return (
    <>
      {notes && (
        <>
          <Section title="Keyboard">
            {notes.keys ? <Keys keys={notes.keys} /> : <p>It has no keys: it is only looked at.</p>}
          </Section>
          <Section title="Accessibility">
            <p>{notes.access}</p>
          </Section>
        </>
      )}
      {known.parts.length > 0 && (
        <Section title="Anatomy">
          <p>
            A host styles <Names of={known.parts} /> by <code>data-part</code>. The toolbar&rsquo;s <b>Parts</b>{" "}
            outlines them in every story.
          </p>
          <div className="cw-looks">
            <StateFrame
              story={story}
              look="Parts outlined"
              globals={{ ...globals, outline: "parts", motion: "still" }}
              width={folder.includes("/src/widgets/") ? 768 : undefined}
            />
          </div>
        </Section>
      )}
      <Section title="In the repository">
        <Listed known={known} isWidget={folder.includes("/src/widgets/")} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

function Keys({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">key</th>
          <th scope="col">action</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, action]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The facts from the repository, one line each. Empty ones are omitted. */
function Listed({ known, isWidget }: { known: Facts; isWidget: boolean }) {
  const lines: [string, ReactNode][] = [
    ["Made of", known.madeOf.length > 0 && <Pages of={known.madeOf} isWidget={isWidget} />],
    ["Events of the element", known.events.length > 0 && <Names of={known.events} />],
    ["Commands of the element", known.commands.length > 0 && <Names of={known.commands} />],
    ["Weight", known.weight && <Weight {...known.weight} />],
    ["Source", <Files key="source" of={known.sources} />],
    ["Tests", known.tests.length > 0 ? <Files of={known.tests} /> : "Its stories, and the tests of what uses it"],
    ["Requirements that its tests name", known.requirements.length > 0 && <Requirements of={known.requirements} />],
  ];
  return (
    <dl className="cw-facts" style={{ color: brandHere().textColor }}>
      {lines.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Weight({ component, element }: NonNullable<Facts["weight"]>) {
  return (
    <>
      {component} kB as a React component{element && `, ${element} kB as an element with React`}, gzipped (docs/cost.md)
    </>
  );
}

function Pages({ of, isWidget }: { of: readonly string[]; isWidget: boolean }) {
  return (
    <>
      {of.map((title, index) => (
        <span key={title}>
          {index > 0 && ", "}
          <a href={`./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}--docs`} target="_top">
            {title.replace("ui/", "")}
          </a>
        </span>
      ))}
      {isWidget && ". The page of each says which keys it takes."}
    </>
  );
}

function Names({ of }: { of: readonly string[] }) {
  return (
    <>
      {of.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <code>{name}</code>
        </span>
      ))}
    </>
  );
}

function Files({ of }: { of: readonly string[] }) {
  const [first = ""] = of;
  const folder = first.slice(0, first.lastIndexOf("/") + 1);
  return (
    <Folded summary={of.length === 1 ? first : `${of.length} files in ${folder}`}>
      {of.length > 1 && of.map((file) => <li key={file}>{file.replace(folder, "")}</li>)}
    </Folded>
  );
}

function Requirements({ of }: { of: Facts["requirements"] }) {
  return (
    <Folded summary={`${of.length} of docs/requirements.md`}>
      {of.map(({ id, text }) => (
        <li key={id}>
          <b>{id}</b> {text}
        </li>
      ))}
    </Folded>
  );
}

/** A list that is folded under its summary. */
function Folded({ summary, children }: { summary: string | undefined; children: ReactNode }) {
  if (!children) return <code>{summary}</code>;
  return (
    <details>
      <summary>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
