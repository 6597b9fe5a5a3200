import { CallwrightApiProvider, type CallwrightApiProviderProps, SayErrorContext } from "@callwright/sdk/hooks";
import { startTransition, useEffect, useMemo, useState, type ReactNode } from "react";

import {
  type HourCycle,
  knownLocale,
  LocaleContext,
  MessagesProvider,
  readingLocale,
  useCodedText,
  useLocale,
  withHourCycle,
} from "../i18n/index.js";
import { type Clock, ClockContext, isTimeZone, useClock } from "../lib/clock.js";
import { HostContext, type Host } from "../lib/HostContext.js";
import type { ListMemory } from "../lib/listMemory.js";
import type { WidgetEvent } from "../lib/widgetEvents.js";
import { StyleScope } from "../styled/index.js";
import { ThemeRoot, useSchemeHere, useThemeHere, type ThemeSettings } from "../theme/index.js";
import { ToastProvider } from "../ui/toast/index.js";
import type { CallwrightMessages } from "./CallwrightMessages.js";
import { Overlays } from "./Overlays.js";
import { sharedTranslations } from "./translations.js";
import { useClient, type DataSource } from "./useClient.js";
import { useExpiry } from "./useExpiry.js";

export interface CallwrightProviderProps extends ThemeSettings, DataSource {
  children: ReactNode;
  /**
   * The locale as a BCP 47 tag, such as `tr-TR`. It determines the formats of numbers and times, the text direction,
   * and the language: Turkish for `tr…`, otherwise English. A widget renders once the texts of its language have
   * loaded. @default "en-US"
   */
  locale?: string;
  /** Whether times are shown and typed on a 12-hour or 24-hour clock. @default the convention of the locale */
  hourCycle?: HourCycle | undefined;
  /**
   * The IANA time zone in which times are shown, such as `Europe/Istanbul`. Server-rendered HTML uses UTC until the
   * page is hydrated, unless this prop is set. @default the zone of the device
   */
  timeZone?: string | undefined;
  /** Texts that replace the default ones, by catalogue: `{ callHistory: { title: "Phone calls" } }`. */
  messages?: CallwrightMessages;
  /** The nonce of style tags, for a content security policy with `style-src 'nonce-…'`. */
  nonce?: string;
  /** The parent of style tags. If the widgets are in a shadow root, this must be that root. @default document.head */
  styleTarget?: HTMLElement | ShadowRoot;
  /**
   * The element in which drawers, popovers and announcements are rendered, in the browser's top layer. In a shadow root
   * this must be an element inside it.
   * @default beside the widget that opens them
   */
  portalTarget?: Element;
  /** Whether tables have single-letter keyboard shortcuts. @default true */
  shortcuts?: boolean;
  /** Called with the title of the topmost open drawer, for the page's title; undefined when none is open. */
  onTitleChange?: (title: string | undefined) => void;
  /**
   * Called with the events of all widgets inside: loaded, failed, and what people do. Events contain no personal data.
   */
  onEvent?: (event: WidgetEvent) => void;
  /**
   * Whether widgets show what is wrong with how they are embedded, for example that the session does not allow them.
   * The console shows the same, and also does so during development. @default false
   */
  debug?: boolean | undefined;
  /**
   * Called when the session has ended and cannot be renewed, because `fetchSession` rejects or returns a token that the
   * server refuses. Widgets show a message with a button to try again, and keep what people are writing.
   */
  onSessionExpired?: () => void;
  /**
   * A store for the person's list settings (rows per page, filters, order, columns). Pass the same object on every
   * render. If omitted, lists always start with their defaults.
   */
  listMemory?: ListMemory | undefined;
}

/**
 * Provides what widgets share: the session, the theme, the language and the place of overlays. Render it once around
 * all widgets of a page, or around each. Providers can be nested and are independent of each other.
 *
 * @example
 * <CallwrightProvider apiBase="https://calls.example.com" fetchSession={fetchSession} theme={createTheme({ accent: "#0d6efd" })} scheme="auto" locale="tr-TR">
 *   <CallHistory />
 * </CallwrightProvider>
 */
export function CallwrightProvider({
  children,
  fetchSession,
  apiBase,
  client: givenClient,
  mode,
  initialData,
  theme,
  scheme,
  density,
  locale: givenLocale = "en-US",
  hourCycle,
  timeZone,
  messages,
  nonce,
  styleTarget,
  portalTarget,
  shortcuts = true,
  onTitleChange,
  onEvent,
  debug,
  onSessionExpired,
  listMemory,
}: CallwrightProviderProps) {
  const client = useClient({ fetchSession, apiBase, client: givenClient, mode });
  const expiry = useExpiry(client, onSessionExpired);
  const host = useMemo<Host>(
    () => ({
      shortcuts,
      expiry,
      onTitleChange,
      listMemory,
      debug,
      onEvent: onEvent && ((report) => onEvent({ ...report, at: new Date().toISOString() })),
    }),
    [shortcuts, expiry, onTitleChange, listMemory, debug, onEvent],
  );
  const locale = knownLocale(givenLocale);
  const reading = useMemo(() => readingLocale(withHourCycle(locale, hourCycle)), [locale, hourCycle]);
  return (
    <StyleScope target={styleTarget} nonce={nonce}>
      <LocaleContext.Provider value={reading}>
        <MessagesProvider locale={locale} overrides={messages} translations={sharedTranslations}>
          <ClockContext.Provider value={useClockOf(timeZone, initialData?.[0]?.at)}>
            <HostContext.Provider value={host}>
              <Themed lang={locale} theme={theme} scheme={scheme} density={density} portalTarget={portalTarget}>
                {client ? (
                  <Data client={client} initialData={initialData}>
                    {children}
                  </Data>
                ) : (
                  children
                )}
              </Themed>
            </HostContext.Provider>
          </ClockContext.Provider>
        </MessagesProvider>
      </LocaleContext.Provider>
    </StyleScope>
  );
}

/**
 * The clock of the context, in another time zone if one is set. A server does not know the reader's zone and uses UTC.
 */
function useClockOf(timeZone: string | undefined, drawnAt: number | undefined): Clock {
  const clock = useClock();
  const [isZoneKnown, setZoneKnown] = useState(drawnAt === undefined);
  // What waits to be taken over may do so first.
  useEffect(() => startTransition(() => setZoneKnown(true)), []);
  return useMemo(() => {
    const named = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
    const zone = named ?? (isZoneKnown ? clock.timeZone : "UTC");
    return { ...clock, timeZone: zone, drawnAt: drawnAt ?? clock.drawnAt };
  }, [clock, timeZone, drawnAt, isZoneKnown]);
}

/** Provides the data client, and the texts for its errors. */
function Data(props: CallwrightApiProviderProps) {
  return (
    <SayErrorContext.Provider value={useCodedText("problem")}>
      <CallwrightApiProvider {...props} />
    </SayErrorContext.Provider>
  );
}

interface ThemedProps extends ThemeSettings {
  children: ReactNode;
  lang: string;
  portalTarget?: Element | undefined;
}

function Themed({ children, portalTarget, theme: givenTheme, scheme: givenScheme, ...settings }: ThemedProps) {
  const { direction } = useLocale();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const themeHere = useThemeHere(givenTheme, root);
  const scheme = useSchemeHere(givenScheme, root);
  const theme = { ...settings, ...(scheme && { scheme }), dir: direction, ...(themeHere && { theme: themeHere }) };
  // The same content at each drawing: to React 18 another one is news for every boundary that is still to be hydrated.
  const content = useMemo(() => <ToastProvider>{children}</ToastProvider>, [children]);
  return (
    <ThemeRoot {...theme} rootRef={setRoot}>
      <Overlays theme={theme} target={portalTarget}>
        {content}
      </Overlays>
    </ThemeRoot>
  );
}
