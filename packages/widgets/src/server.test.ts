import { createClient } from "@callwright/sdk";
import { type ComponentType, createElement, isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { CallwrightProvider, type CallwrightProviderProps } from "./provider/index.js";
import { createTheme } from "./theme/index.js";

type EntryPoint = Record<string, unknown>;

const entryPoints = import.meta.glob<EntryPoint>("./widgets/*/index.ts");

/** What a widget cannot do without. */
const needed: Record<string, object> = {
  ContactUsDialog: { isOpen: true, onClose: () => undefined },
  AcceptInvitation: { token: "token" },
  ResetPassword: { token: "token" },
  Tour: { state: { step: 0 }, onStateChange: () => undefined },
  UserDetail: { userId: "5f3c1d9e-2b7a-4c8e-9d10-000000000001" },
  VerifyEmail: { token: "token" },
};

const client = createClient({ baseUrl: "https://calls.test", fetch: () => new Promise(() => undefined) });

const theme = createTheme({ accent: "#0b5cad" });

const inProvider = (children: ReactNode) => {
  const provider: CallwrightProviderProps = { client, theme, children };
  return createElement(CallwrightProvider, provider);
};

const isComponent = (name: string) => /^[A-Z]/.test(name);

describe("a server, which has no page, draws", () => {
  it.each(Object.entries(entryPoints))("%s, without styles that a strict policy would refuse", async (_file, open) => {
    expect(typeof document).toBe("undefined");
    const components = Object.entries(await open()).filter(([name]) => isComponent(name));
    expect(components.length).toBeGreaterThan(0);
    for (const [name, component] of components) {
      const widget = createElement(component as ComponentType, needed[name]);
      expect(isValidElement(widget)).toBe(true);
      const html = renderToString(inProvider(widget));
      expect({ name, styles: html.match(/<[^>]*\sstyle=[^>]*>/g) }).toEqual({ name, styles: null });
    }
  });
});
