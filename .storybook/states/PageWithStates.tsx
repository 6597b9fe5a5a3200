import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, Suspense } from "react";

import { PartChanges } from "../changes/PartChanges.tsx";
import type { ShownStory } from "../copy/copyTexts.ts";
import { PartFacts } from "../facts/PartFacts.tsx";
import { StateSheet } from "./StateSheet.tsx";
import type { SomeGlobals } from "./storyAddress.ts";

/** A docs page. The page of a part, a form or a widget ends with its facts, its changes, and a sheet of its states. */
export default function PageWithStates({ context, theme, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={theme}>
      <main ref={reachTables}>
        {children}
        <Suspense fallback={null}>
          <States context={context} />
        </Suspense>
      </main>
    </DocsContainer>
  );
}

/** Makes wide tables focusable, so that they scroll by the arrow keys; on a phone they scroll by touch. */
function reachTables(main: HTMLElement | null) {
  if (!main) return;
  const look = () => {
    for (const table of main.querySelectorAll("table")) if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  };
  const changes = new MutationObserver(look);
  const sizes = new ResizeObserver(look);
  changes.observe(main, { childList: true, subtree: true });
  sizes.observe(main);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}

/**
 * The end of the page. The page's stories tell what it is about. Storybook renders the page again when something is
 * chosen in the toolbar.
 */
function States({ context }: { context: DocsContainerProps["context"] }) {
  const [story] = context.componentStories();
  if (!story || !/^(ui|forms|widgets)\//.test(story.title)) return null;
  const load = async (id: string) => context.getStoryContext(await context.loadStory(id)) as unknown as ShownStory;
  const globals = context.getStoryContext(story).globals as SomeGlobals;
  const file = String(story.parameters["fileName"]);
  return (
    <>
      <PartFacts file={file} story={story} globals={globals} />
      <PartChanges file={file} />
      <StateSheet title={story.title} globals={globals} load={load} />
    </>
  );
}
