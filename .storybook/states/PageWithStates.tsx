import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, Suspense } from "react";

import { StateSheet } from "./StateSheet.tsx";
import type { SomeGlobals } from "./storyAddress.ts";

/** A docs page. That of a part, a form or a widget ends with a sheet of its states. */
export default function PageWithStates({ context, theme, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={theme}>
      <main>
        {children}
        <Suspense fallback={null}>
          <States context={context} />
        </Suspense>
      </main>
    </DocsContainer>
  );
}

/** Behind the page, which says by its stories what it is about. Storybook draws the page anew when something is chosen in the toolbar. */
function States({ context }: { context: DocsContainerProps["context"] }) {
  const [story] = context.componentStories();
  if (!story || !/^(ui|forms|widgets)\//.test(story.title)) return null;
  return <StateSheet title={story.title} globals={context.getStoryContext(story).globals as SomeGlobals} />;
}
