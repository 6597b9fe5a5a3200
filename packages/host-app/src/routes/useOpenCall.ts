import { useNavigate } from "@tanstack/react-router";

import { paths } from "../paths.js";

/** The app's `onOpenCall` for widgets: opens the call in the list of all calls. */
export function useOpenCall(): (event: { callId: string }) => void {
  const navigate = useNavigate();
  return ({ callId }) => void navigate({ to: paths.ALL_CALLS, search: { openCallId: callId } });
}
