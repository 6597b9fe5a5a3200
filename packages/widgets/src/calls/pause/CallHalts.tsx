import { wantedPart } from "../../lib/wantedPart.js";
import type { CallPauseModel } from "./useCallPause.js";

const HaltBanners = wantedPart(() => import("./HaltBanners.js").then(({ HaltBanners }) => HaltBanners));

/** Props of {@link CallHalts}. */
export interface CallHaltsProps {
  pause: CallPauseModel;
  /** Managers see whose calls are held, and can release them. */
  isManager: boolean;
}

/**
 * Shows why calls are not dialled at present: somebody paused them, or placing them failed. Nothing is shown otherwise.
 */
export function CallHalts({ pause, isManager }: CallHaltsProps) {
  const { state } = pause;
  const isHalted = Boolean(state && (state.ofInstallation ?? state.ofCompany ?? state.breakers.length > 0));
  return <HaltBanners isWanted={isHalted} pause={pause} isManager={isManager} />;
}
