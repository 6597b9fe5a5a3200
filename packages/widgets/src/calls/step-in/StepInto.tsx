import { useGetCall } from "@callwright/sdk/hooks";

import { onDemand } from "../../ui/on-demand/index.js";
import type { StepInProps } from "./StepIn.js";

const StepIn = onDemand(() => import("./StepIn.js").then(({ StepIn }) => StepIn), "none");

/** What can be done in a call that goes on, and what people did in it. Nothing where there is neither; its code comes with the first call that has any. */
export function StepInto(props: Omit<StepInProps, "call">) {
  const { data: call } = useGetCall({ path: { id: props.callId } });
  if (!call) return null;
  const isSpoken = call.status === "IN_PROGRESS" && call.abilities.length > 0;
  return isSpoken || call.interventions.length > 0 ? <StepIn key={props.callId} {...props} call={call} /> : null;
}
