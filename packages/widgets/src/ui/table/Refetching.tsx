import { ProgressLine } from "../progress/index.js";
import { Place } from "./Refetching.styles.js";

/** The line under the header of a table whose rows are being replaced. */
export function Refetching() {
  return (
    <Place>
      <ProgressLine />
    </Place>
  );
}
