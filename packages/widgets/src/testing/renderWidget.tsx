import { createFakeApi, type FakeApi, type FakeHandlers } from "@callwright/sdk/fake";
import type { ReactNode } from "react";
import { render, type RenderResult } from "vitest-browser-react";

import { CallwrightProvider, type CallwrightProviderProps } from "../provider/index.js";

export interface RenderOptions extends Omit<CallwrightProviderProps, "children" | "client"> {
  /** What the server answers, by operation. What is missing answers 501. */
  handlers?: FakeHandlers;
  /** A fake made by the test, when it wants to change answers or push live events. */
  api?: FakeApi;
}

/** Draws a widget as a host would, on a server that exists in memory. */
export async function renderWidget(
  widget: ReactNode,
  { handlers, api = createFakeApi(handlers), ...provider }: RenderOptions = {},
): Promise<RenderResult & { api: FakeApi }> {
  const result = await render(
    <CallwrightProvider client={api.client} {...provider}>
      {widget}
    </CallwrightProvider>,
  );
  return { ...result, api };
}
