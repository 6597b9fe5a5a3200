import { ApiWatcherContext, useApiIfAny } from "@callwright/sdk/hooks";
import { createContext, useContext, useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from "react";

import { MayProvider } from "./allowed.js";
import type { Explained } from "./explainMistake.js";
import { useHost } from "./HostContext.js";
import { isBeingBuilt } from "./isDevelopment.js";
import { useEvent } from "./useEvent.js";
import { createWidgetLife, type Tell, type WidgetLife } from "./widgetLife.js";

/** What a host can ask any widget to do, through its `ref` or as methods of its element. */
export interface WidgetHandle {
  /** Reads again all that the widget shows. Settles when that has come, or could not be read. */
  refresh: () => Promise<void>;
}

/** What a host can ask a widget to do besides. Each is done once the widget has loaded, and the answer settles then. */
export type Commands<Handle extends WidgetHandle> = Omit<Handle, "refresh">;

const LifeContext = createContext<WidgetLife | undefined>(undefined);

/** How a widget can be reached. */
export interface WidgetReach<Handle extends WidgetHandle> {
  /** As in `data-widget`. */
  name: string;
  /** The host's `ref`. */
  handle?: Ref<Handle> | undefined;
  /** What the handle offers besides `refresh`; the widget says with `useCommands` what each does. */
  commands?: readonly (keyof Commands<Handle> & string)[] | undefined;
}

interface WidgetScopeProps<Handle extends WidgetHandle> extends WidgetReach<Handle> {
  /** @param mistake what is wrong with how the widget is embedded, where it should show that. */
  children: (life: WidgetLife, mistake: Explained | undefined) => ReactNode;
}

const none: readonly never[] = [];

/** Where a widget begins: what is read and written inside is told to the host under its name, and commands arrive here. */
export function WidgetScope<Handle extends WidgetHandle>({
  name,
  handle,
  commands = none,
  children,
}: WidgetScopeProps<Handle>) {
  const { onEvent, debug } = useHost();
  const server = useApiIfAny()?.baseUrl ?? "";
  const [mistake, setMistake] = useState<Explained>();
  const tell = useEvent<Parameters<Tell>, void>((report, happened) => {
    onEvent?.(report);
    if (!happened || !(debug || isBeingBuilt())) return;
    const explain = async () => {
      const { explained, explainMistake } = await import("./explainMistake.js");
      explainMistake(happened, server);
      if (debug) setMistake(explained(happened, server));
    };
    explain().catch(() => undefined);
  });
  const [life] = useState(() => createWidgetLife(name, tell));
  useImperativeHandle(handle, () => handleOf(life, commands) as Handle, [life, commands]);
  return (
    <LifeContext.Provider value={life}>
      <ApiWatcherContext.Provider value={life.watcher}>
        <MayProvider>{children(life, mistake)}</MayProvider>
      </ApiWatcherContext.Provider>
    </LifeContext.Provider>
  );
}

function handleOf(life: WidgetLife, commands: readonly string[]): WidgetHandle {
  const asked = commands.map((name) => [name, (...args: unknown[]) => life.command(name, args)] as const);
  return { refresh: life.refresh, ...Object.fromEntries(asked) };
}

/** Stands beside what a widget draws first; before it is there, nothing has loaded. */
export function WidgetBegins() {
  const life = useContext(LifeContext);
  useEffect(() => life?.begin(), [life]);
  return null;
}

/**
 * Says what the commands of a widget do.
 *
 * @example
 * useCommands<CallHistoryHandle>({ openCall: (callId) => model.open(callId) });
 */
export function useCommands<Handle extends WidgetHandle>(commands: {
  [Name in keyof Commands<Handle>]: Commands<Handle>[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => void | Promise<void>
    : never;
}): void {
  const life = useContext(LifeContext);
  useEffect(() => life?.provide(commands));
}
