import { StatusCell, type StatusCellProps } from "../../ui/status/index.js";
import { Elapsed } from "../Elapsed.js";
import type { CallUnderWay } from "./callTarget.js";

interface CallUnderWayLineProps extends Pick<StatusCellProps, "isTight"> {
  call: CallUnderWay;
}

/** The status of a call in progress, and its start. */
export function CallUnderWayLine({ call, isTight }: CallUnderWayLineProps) {
  return <StatusCell status={call.status} detail={<Elapsed since={call.since} />} isTight={isTight} />;
}
