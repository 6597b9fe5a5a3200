import { CallwrightProvider, mayLeave, reloadPage } from "@callwright/widgets";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";

import { ConnectionStatus } from "./layout/ConnectionStatus.js";
import { StartupScreen } from "./layout/StartupScreen.js";
import { tellOpenTitle } from "./layout/usePageTitle.js";
import { paths } from "./paths.js";
import { router } from "./routes.js";
import { client } from "./session/client.js";
import { currentConnection, onConnectionChanged } from "./session/connection.js";
import { listMemoryOf } from "./session/listMemory.js";
import { SchemeContext, useStoredScheme } from "./session/scheme.js";
import { type AppSession, SessionContext } from "./session/SessionContext.js";
import { useSpeech } from "./session/speech.js";
import { useStartup } from "./session/useStartup.js";
import { tellWidgetEvent } from "./session/widgetEvents.js";

/** The server's policy allows the style tags that carry this. It is a property, since browsers hide the attribute. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** The whole app: first who is there, then where they are. */
export function App() {
  const scheme = useStoredScheme();
  const startup = useStartup();
  const user = startup.status === "ready" ? startup.session.user : undefined;
  const speech = useSpeech(user);
  const userId = user?.id;
  const listMemory = useMemo(() => (userId === undefined ? undefined : listMemoryOf(userId)), [userId]);
  return (
    <SchemeContext.Provider value={scheme}>
      <CallwrightProvider
        client={client}
        scheme={scheme.scheme}
        {...speech}
        onEvent={tellWidgetEvent}
        onTitleChange={tellOpenTitle}
        listMemory={listMemory}
        {...(nonce === undefined ? {} : { nonce })}
      >
        {startup.status === "ready" && speech ? (
          // What is drawn in one language is drawn anew in another.
          <Pages key={speech.locale} session={startup.session} />
        ) : (
          <StartupScreen startup={startup.status === "ready" ? { status: "loading" } : startup} />
        )}
        <ConnectionStatus />
      </CallwrightProvider>
    </SchemeContext.Provider>
  );
}

function Pages({ session }: { session: AppSession }) {
  const { user } = session;
  const decidedFor = useRef(user);
  useEffect(() => {
    // The guards decided for the former user; let them decide again.
    if (decidedFor.current !== user) void router.invalidate();
    decidedFor.current = user;
  }, [user]);
  // the logout page clears what is left of a session that ended by itself.
  useEffect(
    () => client.session.onSessionEnded(() => void router.navigate({ to: paths.LOGOUT, ignoreBlocker: true })),
    [],
  );
  // What is not saved is asked about before the page is left, also by Back; the browser's own ways out the forms watch.
  useEffect(() => router.history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false }), []);
  useEffect(reloadWithNextPage, []);
  return (
    <SessionContext.Provider value={session}>
      <RouterProvider router={router} context={{ user }} />
    </SessionContext.Provider>
  );
}

/** Once only loading the page again helps, the next page is opened that way. Nobody is taken from the page they are on. */
function reloadWithNextPage(): () => void {
  const reload = () => {
    const { resolvedLocation } = router.state;
    // A page that lacks code right after it was loaded would be loaded for ever.
    if (["there", "lost"].includes(currentConnection()) || resolvedLocation === undefined) return;
    if (resolvedLocation.pathname === router.latestLocation.pathname) return;
    router.history.flush();
    void reloadPage();
  };
  const stops = [router.subscribe("onBeforeLoad", reload), onConnectionChanged(reload)];
  return () => stops.forEach((stop) => stop());
}
