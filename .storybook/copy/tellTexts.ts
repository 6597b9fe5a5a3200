import type { Decorator } from "@storybook/react-vite";
import { addons } from "storybook/preview-api";

import type { ShownStory } from "./copyTexts.ts";
import { ask, tell } from "./copyEvents.ts";

const shown = new Map<string, ShownStory>();

/** Remembers the current story, with what is chosen in its controls, for requests of the manager. */
export const keepShown: Decorator = (Story, context) => {
  shown.set(context.id, context);
  return Story();
};

/** Responds to requests of the manager, which has no access to the story and its component. */
export function tellTexts(): void {
  const channel = addons.getChannel();
  const answer = async (id: string) => {
    const story = shown.get(id);
    if (!story) return;
    const { copyTexts } = await import("./copyTexts.ts");
    channel.emit(tell, id, copyTexts(story));
  };
  channel.on(ask, (id: string) => void answer(id));
}
