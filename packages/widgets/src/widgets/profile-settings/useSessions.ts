import type { Schemas } from "@callwright/sdk/contract";
import { useEndOtherSessions, useEndSession, useListSessions } from "@callwright/sdk/hooks";

export type DeviceSession = Schemas["DeviceSession"];

/** The state of the sessions of the signed-in person. */
export type SessionsState =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; sessions: DeviceSession[] };

export interface SessionsModel {
  state: SessionsState;
  /** `end` and `endOthers` reject with an ApiError. */
  end: (session: DeviceSession) => Promise<unknown>;
  endOthers: () => Promise<unknown>;
}

/** Reads and ends the sessions of the signed-in person. */
export function useSessions(): SessionsModel {
  const { data, error, mutate } = useListSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  return {
    state: data
      ? { status: "ready", sessions: data.items }
      : error
        ? { status: "error", retry: () => void mutate() }
        : { status: "loading" },
    end: ({ id }) => end.trigger({ path: { id } }),
    endOthers: () => endOthers.trigger(),
  };
}
