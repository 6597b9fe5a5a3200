import { enableShadowDOM, shadowDOM } from "@react-stately/flags";
import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  UNSAFE_PortalProvider as PortalProvider,
  useUNSAFE_PortalContext as usePortal,
} from "react-aria/PortalProvider";
import * as toasts from "react-aria-components/Toast";
import { expect, it } from "vitest";

it("UNSAFE_PortalProvider hands its container to what useUNSAFE_PortalContext asks for, the innermost first", () => {
  const outer = {} as HTMLElement;
  const inner = {} as HTMLElement;
  const seen: unknown[] = [];
  const Ask = () => {
    seen.push(usePortal().getContainer?.());
    return null;
  };
  const Within = PortalProvider as ComponentType<{ getContainer: () => HTMLElement }>;
  const within = (container: HTMLElement, child: ReactElement) =>
    createElement(Within, { getContainer: () => container }, child);
  renderToString(within(outer, within(inner, createElement(Ask))));
  renderToString(within(outer, createElement(Ask)));
  renderToString(createElement(Ask));
  expect(seen).toEqual([inner, outer, undefined]);
});

it("the toasts of react-aria-components are still under these names", () => {
  for (const name of ["UNSTABLE_Toast", "UNSTABLE_ToastContent", "UNSTABLE_ToastRegion"] as const)
    expect(toasts).toHaveProperty(name);
});

it("enableShadowDOM turns on the flag that react-aria reads", () => {
  enableShadowDOM();
  expect(shadowDOM()).toBe(true);
});
