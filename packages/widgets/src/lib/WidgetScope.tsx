import { ApiWatcherContext, useApiIfAny } from "@callwright/sdk/hooks";
import { createContext, useContext, useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from "react";

import type { Explained } from "./explainMistake.js";
import { useHost } from "./HostContext.js";
import { isBeingBuilt } from "./isDevelopment.js";
import { MayProvider } from "./MayProvider.js";
import { useEvent } from "./useEvent.js";
import { createWidgetLife, type Tell, type WidgetLife } from "./widgetLife.js";

/** The actions that a host can request from any widget, through its `ref` or as methods of its element. */
export interface WidgetHandle {
  /** Reads all data of the widget again. Settles when it has arrived, or could not be read. */
  refresh: () => Promise<void>;
}

/**
 * The additional actions that a host can request. Each is carried out once the widget has loaded, and its promise
 * settles then.
 */
export type Commands<Handle extends WidgetHandle> = Omit<Handle, "refresh">;

const LifeContext = createContext<WidgetLife | undefined>(undefined);

/** The handle of a widget. */
export interface WidgetReach<Handle extends WidgetHandle> {
  /** As in `data-widget`. */
  name: string;
  /** The host's `ref`. */
  handle?: Ref<Handle> | undefined;
  /** The methods of the handle in addition to `refresh`; the widget implements them with `useCommands`. */
  commands?: readonly (keyof Commands<Handle> & string)[] | undefined;
}

interface WidgetScopeProps<Handle extends WidgetHandle> extends WidgetReach<Handle> {
  /** @param mistake the error in how the widget is embedded, if it should be shown. */
  children: (life: WidgetLife, mistake: Explained | undefined) => ReactNode;
}

const none: readonly never[] = [];

/**
 * The outermost component of a widget: reads and writes inside are reported to the host under its name, and commands
 * arrive here.
 */
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

/** Rendered next to the first content of a widget; before that, nothing has loaded. */
export function WidgetBegins() {
  const life = useContext(LifeContext);
  useEffect(() => life?.begin(), [life]);
  return null;
}

/**
 * Implements the commands of a widget.
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
