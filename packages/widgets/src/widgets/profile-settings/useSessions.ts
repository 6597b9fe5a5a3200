import type { Schemas } from "@callwright/sdk/contract";
import { useEndOtherSessions, useEndSession, useListSessions } from "@callwright/sdk/hooks";

export type DeviceSession = Schemas["DeviceSession"];

/** Where the reader is signed in, once it is known. */
export type SessionsState =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; sessions: DeviceSession[] };

export interface SessionsModel {
  state: SessionsState;
  /** Both reject with why it did not work. */
  end: (session: DeviceSession) => Promise<unknown>;
  endOthers: () => Promise<unknown>;
}

/** Reads and ends the reader's sessions. */
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
