import type { CallHaltsProps } from "./CallHalts.js";
import { CallPauseBanner } from "./CallPauseBanner.js";
import { HeldCallsBanner } from "./HeldCallsBanner.js";

/** Both banners above a list of calls. */
export function HaltBanners({ pause, isManager }: CallHaltsProps) {
  return (
    <>
      <CallPauseBanner pause={pause} />
      <HeldCallsBanner state={pause.state} isManager={isManager} />
    </>
  );
}
