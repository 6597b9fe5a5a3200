import type { OperationId } from "@callwright/sdk/contract";
import { createContext, useContext, useMemo } from "react";

/** Whether a session may call an operation of the server. By default, every operation is allowed. */
export type May = (operation: OperationId) => boolean;

/** The permissions of the session, which `MayProvider` provides. */
export const MayContext = createContext<May>(() => true);

/** Whether the session may call an operation. Controls for other operations are hidden. */
export function useMay(): May {
  return useContext(MayContext);
}

/** An action and its operation. */
interface Needing {
  /** The operation that the action calls. It is hidden when the session may not call that operation. */
  needs?: OperationId | undefined;
}

/** Returns the actions that the session allows. A separator is kept only between two groups that still have actions. */
export function useAllowed<Action extends Needing>(
  actions: readonly (Action | "separator")[],
): readonly (Action | "separator")[] {
  const may = useMay();
  return useMemo(() => {
    const allowed = actions.filter((action) => action === "separator" || !action.needs || may(action.needs));
    return allowed.filter(
      (action, nth) =>
        action !== "separator" || (nth > 0 && nth < allowed.length - 1 && allowed[nth - 1] !== "separator"),
    );
  }, [actions, may]);
}
