import { enableShadowDOM } from "@react-stately/flags";
import { type ComponentType, type ReactNode, type RefAttributes, useMemo } from "react";
import { createRoot } from "react-dom/client";

import type { FetchSession } from "@callwright/sdk";
import { adoptReads, type OpeningRead, readEarly } from "@callwright/sdk/hooks";

import { firstReadsOf } from "../lib/firstReads.js";
import type { WidgetHandle } from "../lib/WidgetScope.js";
import { CallwrightProvider } from "../provider/index.js";
import { createTheme, type ThemePreset, themePresets } from "../theme/index.js";
import { Boundary } from "../ui/widget-root/index.js";
import type { EarlyRequests } from "./early.js";
import { makeIdsFindable, newIdPrefix } from "./findableIds.js";
import { Ground } from "./Ground.js";
import type { HostAttributes, HostProperties } from "./hostProps.js";
import { sharedClient } from "./sharedClient.js";

/** All that an element says besides its widget's props. */
export type HostValues = HostAttributes &
  HostProperties & { tag: string; apiBase: string; nonce: string | undefined; early: EarlyRequests };

/** A widget in a shadow root. */
export interface Drawing {
  draw: (values: HostValues, props: Record<string, unknown>) => void;
  /** What the widget can be asked to do, when it is there. */
  handle: () => Promise<WidgetHandle>;
  end: () => void;
}

type Tell = (type: string, detail: unknown) => void;

/** How long an element waits for what it shows first, in milliseconds, before it shows that this is loading. */
const patienceMs = 500;

/** Puts a widget into a shadow root, with a place of its own for styles and for overlays. */
export function drawWidget(root: ShadowRoot, Widget: ComponentType<RefAttributes<WidgetHandle>>, tell: Tell): Drawing {
  enableShadowDOM(); // before anything of react-aria is drawn in a shadow root
  root.replaceChildren();
  const [styles, content, overlays] = [addPlace(root), addPlace(root), addPlace(root)];
  content.part.add("widget");
  const identifierPrefix = newIdPrefix();
  const forgetIds = makeIdsFindable(identifierPrefix, root);
  const react = createRoot(content, { identifierPrefix });
  let resolveHandle: (handle: WidgetHandle) => void;
  const nextHandle = () => new Promise<WidgetHandle>((resolve) => (resolveHandle = resolve));
  let handle = nextHandle();
  const takeHandle = (given: WidgetHandle | null) => {
    if (given) resolveHandle(given);
    else handle = nextHandle();
  };
  let fetchSession: FetchSession | undefined;
  let stage: "new" | "waiting" | "drawn" | "ended" = "new";
  let drawLatest = () => {};
  return {
    handle: () => handle,
    draw: (given, props) => {
      // The first function stays: frameworks may write it anew at each drawing.
      fetchSession ??= given.fetchSession;
      const values = { ...given, fetchSession };
      drawLatest = () => {
        stage = "drawn";
        react.render(
          <Boundary onBroken={() => tell("error", { code: "WIDGET_BROKE", status: 0 })}>
            <Hosted key={sessionNameOf(values)} values={values} tell={tell} styles={styles} overlays={overlays}>
              <Widget {...props} ref={takeHandle} />
            </Hosted>
          </Boundary>,
        );
      };
      adoptEarly(values);
      const reads = stage === "new" && !values.listMemory ? firstReadsOf(Widget, props) : [];
      if (reads.length > 0) {
        stage = "waiting";
        const stopWaiting = () => stage === "waiting" && drawLatest();
        begin(values, reads).then(stopWaiting, stopWaiting);
        setTimeout(stopWaiting, patienceMs);
      }
      if (stage !== "waiting") drawLatest();
    },
    end: () => {
      stage = "ended";
      react.unmount();
      forgetIds();
    },
  };
}

/** Another session may be another person's: nothing of a widget that was drawn for the former one stays. */
const sessionNameOf = ({ mode, apiBase, sessionMethod, sessionUrl, fetchSession }: HostValues) =>
  [mode, apiBase, fetchSession ? "fetchSession" : `${sessionMethod} ${sessionUrl}`].join(" ");

/**
 * Asks for the list of a widget, and for the person who sees it, before the widget is drawn: a slow phone draws for
 * longer than the server takes, and what it draws for nothing delays the rows. A session that was refused is left to the
 * widget, which shows why. The host's memory can begin with another view of the list.
 */
async function begin(values: HostValues, reads: readonly OpeningRead[]): Promise<void> {
  const session = await values.early.sessions[values.sessionUrl ?? ""];
  if (session && !(session instanceof Response))
    await readEarly(sharedClient(values), [[["getProfile", "GET", "/v1/users/profile/me"], {}], ...reads]);
}

/** Hands over what was read while the code was loading, before anything is drawn that would ask for it. */
function adoptEarly(values: HostValues): void {
  const { early, apiBase, sessionUrl, sessionMethod, fetchSession, mode } = values;
  if (fetchSession ?? mode ?? sessionMethod) return; // it has another session
  const own = early.reads.filter((read) => read.apiBase === apiBase && read.sessionUrl === sessionUrl);
  if (own.length === 0) return;
  early.reads = early.reads.filter((read) => !own.includes(read));
  adoptReads(sharedClient(values), own);
}

const addPlace = (root: ShadowRoot) => root.appendChild(document.createElement("div"));

interface HostedProps {
  values: HostValues;
  tell: Tell;
  styles: HTMLElement;
  overlays: HTMLElement;
  children: ReactNode;
}

function Hosted({ values, tell, styles, overlays, children }: HostedProps) {
  const { locale, hourCycle, timeZone, scheme, density, messages, nonce, onSessionExpired } = values;
  const client = sharedClient(values);
  return (
    <CallwrightProvider
      client={client}
      theme={useTheme(values)}
      scheme={scheme}
      density={density ?? "compact"}
      locale={locale}
      hourCycle={hourCycle}
      timeZone={timeZone}
      messages={messages}
      nonce={nonce}
      styleTarget={styles}
      portalTarget={overlays}
      shortcuts={values.shortcuts ?? true}
      listMemory={values.listMemory}
      debug={values.debug}
      onEvent={({ type, detail }) => tell(type, detail)}
      onSessionExpired={() => {
        onSessionExpired?.();
        tell("sessionExpired", undefined);
      }}
    >
      <Ground>{children}</Ground>
    </CallwrightProvider>
  );
}

/** Colours are derived by measuring, so only when something changed. */
function useTheme({ theme, preset, ...values }: HostValues) {
  const { accent, surface, bg, text, border, fontFamily, radiusScale, shadow, zBase } = values;
  return useMemo(() => {
    const own = { accent, surface, bg, text, border, fontFamily, radiusScale, shadow, zBase };
    const said = Object.entries(own).filter(([, value]) => value !== undefined);
    return theme ?? createTheme({ ...presetNamed(preset), ...Object.fromEntries(said) });
  }, [theme, preset, accent, surface, bg, text, border, fontFamily, radiusScale, shadow, zBase]);
}

/** A page may write anything into an attribute. */
const presetNamed = (name: string | undefined) =>
  name !== undefined && Object.hasOwn(themePresets, name) ? themePresets[name as ThemePreset] : undefined;
