import { onDemand } from "../../ui/on-demand/index.js";
import type { CallSurfacesProps } from "./CallSurfaces.js";
import { preloadCallActions } from "./useLateCallActions.js";

const CallSurfaces = onDemand(() => import("./late.js").then(({ CallSurfaces }) => CallSurfaces), "all");

/** Preloads code because the pointer or the focus is near the rows, one of which may soon be opened or called. */
export function approachCalls(): void {
  CallSurfaces.preload();
  preloadCallActions();
}

/** What opens over the list, from the first time that something is opened. */
export function OpenedCalls(props: CallSurfacesProps) {
  const { wasOpened, questions, dialog } = props.model;
  return (wasOpened || questions.question || dialog) && <CallSurfaces {...props} />;
}
