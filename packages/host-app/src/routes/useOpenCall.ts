import { useNavigate } from "@tanstack/react-router";

import { paths } from "../paths.js";

/** What a widget's `onOpenCall` does here: the call opens in its place among all calls. */
export function useOpenCall(): (event: { callId: string }) => void {
  const navigate = useNavigate();
  return ({ callId }) => void navigate({ to: paths.ALL_CALLS, search: { openCallId: callId } });
}
