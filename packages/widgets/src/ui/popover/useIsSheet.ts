import { useSyncExternalStore } from "react";

/** A phone: floating panels become sheets at the bottom, within reach of a thumb. */
const query = "(pointer: coarse) and (max-width: 639.98px)";

/** Whether floating panels become bottom sheets on this screen. */
export function useIsSheet(): boolean {
  return useSyncExternalStore(subscribe, isSheet, () => false);
}

const isSheet = () => matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
