import { whenWanted, whyMissing, type WantedPart } from "@callwright/widgets";
import type { ComponentType } from "react";

import { noticeMissing } from "./connection.js";

/**
 * Makes a component of the app whose code is loaded when it is first wanted. While the code cannot be loaded it is
 * tried again, and the page says why.
 *
 * @param keys whether the keys that are pressed while the code is loading are meant for the component
 */
export function hostPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  keys: "all" | "none",
): WantedPart<Props> {
  return whenWanted(async () => {
    try {
      return await load();
    } catch (failure) {
      noticeMissing(await whyMissing(failure));
      throw failure;
    }
  }, keys);
}
