import { useGetCall } from "@callwright/sdk/hooks";

import { onDemand } from "../../ui/on-demand/index.js";
import type { StepInProps } from "./StepIn.js";

const StepIn = onDemand(() => import("./StepIn.js").then(({ StepIn }) => StepIn), "none");

/**
 * The possible actions in a call in progress, and the log of past ones. Nothing is shown if there is neither; the code
 * is loaded with the first call that has any.
 */
export function StepInto(props: Omit<StepInProps, "call">) {
  const { data: call } = useGetCall({ path: { id: props.callId } });
  if (!call) return null;
  const isSpoken = call.status === "IN_PROGRESS" && call.abilities.length > 0;
  return isSpoken || call.interventions.length > 0 ? <StepIn key={props.callId} {...props} call={call} /> : null;
}
