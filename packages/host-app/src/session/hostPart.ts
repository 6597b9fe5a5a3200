import { whenWanted, whyMissing, type WantedPart } from "@callwright/widgets";
import type { ComponentType } from "react";

import { noticeMissing } from "./connection.js";

/**
 * Makes a part of the app whose code comes when it is first wanted. While it cannot be had it is tried again, and the page
 * says why.
 *
 * @param keys whether the keys that are pressed while it is on its way are meant for it
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
