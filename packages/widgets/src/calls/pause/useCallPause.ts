import type { Viewer } from "@callwright/sdk";
import { useGetCallPause, usePauseCalls, useResumeCalls } from "@callwright/sdk/hooks";
import type { CallPause } from "@callwright/sdk/contract";

import { useMay } from "../../lib/allowed.js";

/** The scope whose calls a person may pause. */
export type PausableCalls = { sellerCompanyId?: string } | { isEveryCompany: true };

/** The state of calls, and the functions to change it. */
export interface CallPauseModel {
  /** Undefined until it is known. */
  state: CallPause | undefined;
  /** The scope that this person can pause here; undefined if there is no single company and no access to all. */
  pausable: PausableCalls | undefined;
  isBusy: boolean;
  /** Rejects with an ApiError. */
  pause: () => Promise<unknown>;
  /** Rejects with an ApiError. */
  resume: () => Promise<unknown>;
}

/**
 * Whether the calls of a seller's own company, of the company that a manager views, or of everybody are paused.
 *
 * @param sellerCompanyId the single company that a manager views, if there is one.
 */
export function useCallPause(viewer: Viewer | undefined, sellerCompanyId: string | undefined): CallPauseModel {
  const may = useMay();
  const ofCompany = viewer?.isManager && sellerCompanyId ? { sellerCompanyId } : {};
  const { data } = useGetCallPause(viewer && may("getCallPause") ? { query: ofCompany } : null);
  const pauseCalls = usePauseCalls();
  const resumeCalls = useResumeCalls();
  const pausable = pausableBy(viewer, sellerCompanyId);
  const body = pausable ?? {};
  return {
    state: data,
    pausable,
    isBusy: pauseCalls.isMutating || resumeCalls.isMutating,
    pause: () => pauseCalls.trigger({ body }),
    resume: () => resumeCalls.trigger({ body }),
  };
}

function pausableBy(viewer: Viewer | undefined, sellerCompanyId: string | undefined): PausableCalls | undefined {
  if (viewer?.isSeller) return {};
  if (viewer && sellerCompanyId) return { sellerCompanyId };
  return viewer?.userRole === "ADMIN" ? { isEveryCompany: true } : undefined;
}

/** Whether this person pauses the calls of all companies here. */
export const pausesEverybody = ({ pausable }: Pick<CallPauseModel, "pausable">): boolean =>
  pausable !== undefined && "isEveryCompany" in pausable;

/** Whether the scope that this person may pause here is paused. */
export function isOwnPause({ state, pausable }: Pick<CallPauseModel, "state" | "pausable">): boolean {
  if (!state || !pausable) return false;
  return ("isEveryCompany" in pausable ? state.ofInstallation : state.ofCompany) !== null;
}
