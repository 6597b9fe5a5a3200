import type { Decorator } from "@storybook/react-vite";
import { addons } from "storybook/preview-api";

import type { ShownStory } from "./copyTexts.ts";
import { ask, tell } from "./copyEvents.ts";

const shown = new Map<string, ShownStory>();

/** Keeps what is shown, with what was chosen in its controls, for the manager's question. */
export const keepShown: Decorator = (Story, context) => {
  shown.set(context.id, context);
  return Story();
};

/** Answers the manager, which has no story and no component. */
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
