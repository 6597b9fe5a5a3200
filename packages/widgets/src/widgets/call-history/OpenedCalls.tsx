import { LateMenuPanel } from "../../ui/menu/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import type { CallSurfacesProps } from "./CallSurfaces.js";
import { CallRowMenu } from "./rowMenu.js";

const CallSurfaces = onDemand(() => import("./late.js").then(({ CallSurfaces }) => CallSurfaces), "all");

/**
 * Preloads code because the pointer or the focus is near the rows, one of which may soon be opened or called. The menu
 * of a row is first: on a slow network it would otherwise wait for the files of the drawer, of which there are many.
 */
export function approachCalls(): void {
  for (const part of [LateMenuPanel, CallRowMenu, CallSurfaces]) part.preload();
}

/** What opens over the list, from the first time that something is opened. */
export function OpenedCalls(props: CallSurfacesProps) {
  const { wasOpened, questions, dialog } = props.model;
  return (wasOpened || questions.question || dialog) && <CallSurfaces {...props} />;
}
