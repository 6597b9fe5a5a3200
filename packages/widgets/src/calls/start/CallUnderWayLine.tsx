import { StatusCell } from "../../ui/status/index.js";
import { Elapsed } from "../Elapsed.js";
import type { CallUnderWay } from "./callTarget.js";

/** Where a call under way is, and since when. */
export function CallUnderWayLine({ call }: { call: CallUnderWay }) {
  return <StatusCell status={call.status} detail={<Elapsed since={call.since} />} />;
}
