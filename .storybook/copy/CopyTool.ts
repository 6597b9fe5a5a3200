import { createElement, Fragment, useEffect, useState } from "react";
import { Button, PopoverProvider, type PopoverProviderProps, TooltipLinkList } from "storybook/internal/components";
import { type API, useGlobals, useStorybookState } from "storybook/manager-api";

import { ask, tell } from "./copyEvents.ts";
import type { CopyTexts } from "./copyTexts.ts";
import { reviewLink } from "./reviewLink.ts";

/**
 * A tool in the toolbar of a story that copies it: as code, or as a link for a comment. It does not use `jsx`, because
 * Storybook's own build of the manager does not support it.
 */
export function CopyTool({ api }: { api: API }) {
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const [texts, setTexts] = useState<CopyTexts>();
  const [said, setSaid] = useState("");

  useEffect(() => {
    const take = (id: string, told: CopyTexts) => {
      if (id === storyId) setTexts(told);
    };
    api.on(tell, take);
    return () => api.off(tell, take);
  }, [api, storyId]);

  const story = api.getCurrentStoryData();
  if (!story) return null;
  const link = reviewLink(story, globals, location.href);
  const items: [string, string | undefined][] = [
    ["JSX", texts?.jsx],
    ["HTML element", texts?.html],
    ["React with theme", texts?.react],
    ["Link for a comment", link],
  ];
  const list = (onHide: () => void) =>
    items.flatMap(([title, text]) => {
      if (text === undefined) return [];
      const copy = async () => {
        await navigator.clipboard.writeText(text);
        setSaid(`${title} is copied.`);
        onHide();
      };
      return [{ id: title, title, onClick: () => void copy() }];
    });
  const open = (isVisible: boolean) => {
    if (!isVisible) return;
    setTexts(undefined);
    setSaid("");
    api.emit(ask, storyId);
  };
  const button = { variant: "ghost", size: "small", padding: "small", ariaLabel: "Copy as" } as const;
  const popover = {
    ariaLabel: "Copy as",
    padding: 0,
    onVisibleChange: open,
    popover: ({ onHide }: { onHide: () => void }) => createElement(TooltipLinkList, { links: list(onHide) }),
    children: createElement(Button, button, "Copy as") as unknown as PopoverProviderProps["children"],
  };
  return createElement(
    Fragment,
    null,
    createElement(PopoverProvider, popover),
    createElement("span", { role: "status" }, said),
  );
}
