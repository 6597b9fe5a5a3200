import { type ComponentType, type ReactNode, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { holdKeys } from "../../lib/heldKeys.js";
import { importOnce } from "../../lib/importOnce.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { whyMissing } from "../../lib/whyMissing.js";
import { preloadToasts, useToast } from "../toast/index.js";
import { onDemandMessages } from "./onDemand.messages.js";

type UseActions<Options, Actions> = (options: Options) => Actions;

/** Actions whose code is loaded when one of them is wanted. */
export interface LateActions<Actions> {
  /** Render it with the widget: it holds the actions in progress. */
  part: ReactNode;
  /**
   * Carries out an action once the code has loaded, and returns its result; undefined if the code cannot be loaded,
   * which is announced.
   */
  run: <Result>(act: (actions: Actions) => Result | Promise<Result>) => Promise<Result | undefined>;
  /** Carries out an action that opens something: keys that are pressed while the code loads are meant for that. */
  open: (act: (actions: Actions) => unknown) => Promise<void>;
}

/**
 * Creates a hook from a dynamic import of one. Use it for actions after a dialog or a menu: what the person has
 * confirmed is carried out when the code has loaded, and is never lost.
 *
 * @example
 * const useLateCallActions = lateActions(() => import("./useCallActions.js").then(({ useCallActions }) => useCallActions));
 * const { part, run } = useLateCallActions({ t, report });
 * const cancel = (callId: string) => run((actions) => actions.cancel(callId));
 */
export function lateActions<Options, Actions>(load: () => Promise<UseActions<Options, Actions>>) {
  const importActing = importOnce(async () => {
    // Actions announce their results.
    preloadToasts();
    return actingOf(await load());
  });
  let loaded: Acting<Options, Actions> | undefined;

  function useLateActions(options: Options): LateActions<Actions> {
    const toast = useToast();
    const t = useMessages(onDemandMessages);
    const [stage] = useState(() => createStage<Actions>());
    const [Part, setPart] = useState(() => loaded);
    const run: LateActions<Actions>["run"] = async (act) => {
      try {
        loaded ??= await importActing();
      } catch (failure) {
        const why = await whyMissing(failure);
        toast.error(why === "gone" ? t.newVersion : t.stuck, why === "unreachable" ? {} : { body: t.reloadHint });
        return undefined;
      }
      setPart(() => loaded);
      return act(await stage.actions());
    };
    return {
      part: Part && <Part options={options} onDrawn={stage.enter} />,
      run,
      async open(act) {
        const hold = holdKeys();
        const isThere = await run((actions) => {
          void act(actions);
          return true;
        });
        // What is opened holds the keys itself from its first render on.
        if (isThere) setTimeout(hold.release);
        else hold.drop();
      },
    };
  }
  return Object.assign(useLateActions, { preload: () => void importActing().catch(() => undefined) });
}

type Acting<Options, Actions> = ComponentType<{ options: Options; onDrawn: (actions: Actions) => void }>;

/** Renders nothing, so that a hook can be loaded late. */
function actingOf<Options, Actions>(useActions: UseActions<Options, Actions>): Acting<Options, Actions> {
  return function Acting({ options, onDrawn }) {
    const actions = useActions(options);
    useLayoutEffect(() => onDrawn(actions));
    return null;
  };
}

/** The actions of the last render, and the calls that wait for them. */
function createStage<Actions>() {
  let drawn: { actions: Actions } | undefined;
  const waiting: ((actions: Actions) => void)[] = [];
  return {
    enter: (actions: Actions) => {
      drawn = { actions };
      for (const go of waiting.splice(0)) go(actions);
    },
    actions: (): Actions | Promise<Actions> =>
      drawn ? drawn.actions : new Promise((resolve) => void waiting.push(resolve)),
  };
}
