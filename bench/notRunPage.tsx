/** The page in which `notRun.ts` draws widgets: it has React, and the widget comes from files of its own. */
import type { CallwrightProvider } from "@callwright/widgets";
import * as react from "react";
import * as reactDom from "react-dom";
import * as client from "react-dom/client";
import * as jsxRuntime from "react/jsx-runtime";
import type { ComponentType } from "react";

/** The modules that the files of a widget leave to the page. */
const left = { react, "react-dom": reactDom, "react-dom/client": client, "react/jsx-runtime": jsxRuntime };

/** What the page offers to the bench. */
export interface NotRunBench {
  left: Record<string, object>;
  /** Draws a widget with the demo's data. */
  draw: (entry: string, name: string) => Promise<void>;
}

declare global {
  var notRunBench: NotRunBench;
}

globalThis.notRunBench = {
  left,
  async draw(entry, name) {
    const page = (await import(/* @vite-ignore */ entry)) as Record<string, ComponentType> & {
      CallwrightProvider: typeof CallwrightProvider;
    };
    const Widget = page[name];
    if (!Widget) throw new Error(`${entry} has no ${name}.`);
    const Provider = page.CallwrightProvider;
    const root = document.body.appendChild(document.createElement("div"));
    client.createRoot(root).render(
      <Provider mode="demo">
        <Widget />
      </Provider>,
    );
  },
};
