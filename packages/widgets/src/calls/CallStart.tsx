import { CellText } from "../ui/table/index.js";
import type { CallRow } from "./callRow.model.js";
import { CallTime } from "./CallTime.js";
import { useHeldText } from "./useHeldText.js";

/** Props of {@link CallStart}. */
export interface CallStartProps {
  call: Pick<CallRow, "startAt" | "heldUntil" | "heldCode" | "heldMessage" | "timeZone">;
}

/** The time at which a call began or is due; for a call that waits for a permitted hour, this hour. */
export function CallStart({ call }: CallStartProps) {
  const held = useHeldText(call);
  if (held) return <CellText>{held.short}</CellText>;
  return call.startAt === null ? null : <CallTime instant={call.startAt} />;
}
