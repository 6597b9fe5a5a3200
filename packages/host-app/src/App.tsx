import { CallwrightProvider, mayLeave, reloadPage } from "@callwright/widgets";
import { useConfirm } from "@callwright/widgets/ui";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";

import { messages } from "./hostApp.messages.js";
import { ConnectionStatus } from "./layout/ConnectionStatus.js";
import { StartupScreen } from "./layout/StartupScreen.js";
import { tellOpenTitle } from "./layout/usePageTitle.js";
import { paths } from "./paths.js";
import { loadPageCode, router } from "./routes.js";
import { client } from "./session/client.js";
import { currentConnection, onConnectionChanged } from "./session/connection.js";
import { listMemoryOf } from "./session/listMemory.js";
import { answerOtherTabs, isUnsavedElsewhere } from "./session/otherTabs.js";
import { SchemeContext, useStoredScheme } from "./session/scheme.js";
import { type AppSession, SessionContext } from "./session/SessionContext.js";
import { useSpeech } from "./session/speech.js";
import { useStartup } from "./session/useStartup.js";
import { tellWidgetEvent } from "./session/widgetEvents.js";

/**
 * The nonce that the server's content security policy requires on style tags. It is read as a property, because
 * browsers hide the attribute.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/**
 * The app. It first finds out who is signed in, while the code of the page of the address is loaded, and then renders
 * that page.
 */
export function App() {
  const scheme = useStoredScheme();
  const startup = useStartup();
  useEffect(loadPageCode, []);
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
          // A change of language mounts all pages again.
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
    // The guards decided for the previous user. They have to decide again.
    if (decidedFor.current !== user) void router.invalidate();
    decidedFor.current = user;
  }, [user]);
  // after a session has ended by itself, the logout page clears what remains of it.
  useEffect(
    () => client.session.onSessionEnded(() => void router.navigate({ to: paths.LOGOUT, ignoreBlocker: true })),
    [],
  );
  const { confirm, dialog } = useConfirm();
  // Unsaved changes ask for confirmation before the page is left, also by Back. When the browser itself leaves the page
  // (reload, close), the forms ask. Signing out ends the session of all tabs, so those of other tabs ask as well.
  useEffect(() => {
    const mayEnd = async () => !(await isUnsavedElsewhere()) || confirm(signOutQuestion());
    return router.history.block({
      blockerFn: async ({ nextLocation: { pathname } }) =>
        !(await mayLeave()) || (pathname === paths.LOGOUT && !(await mayEnd())),
      enableBeforeUnload: false,
    });
  }, [confirm]);
  useEffect(answerOtherTabs, []);
  useEffect(reloadWithNextPage, []);
  return (
    <SessionContext.Provider value={session}>
      <RouterProvider router={router} context={{ user }} />
      {dialog}
    </SessionContext.Provider>
  );
}

const signOutQuestion = () => ({
  title: messages.signOutEverywhere,
  body: messages.unsavedElsewhere,
  confirmLabel: messages.signOut,
});

/**
 * Once the app needs a reload, the next navigation reloads the page. Nobody is taken from the page that they are on.
 */
function reloadWithNextPage(): () => void {
  const reload = () => {
    const { resolvedLocation } = router.state;
    // A page whose code is missing right after it was loaded would be reloaded endlessly.
    if (["there", "lost"].includes(currentConnection()) || resolvedLocation === undefined) return;
    if (resolvedLocation.pathname === router.latestLocation.pathname) return;
    router.history.flush();
    void reloadPage();
  };
  const stops = [router.subscribe("onBeforeLoad", reload), onConnectionChanged(reload)];
  return () => stops.forEach((stop) => stop());
}
