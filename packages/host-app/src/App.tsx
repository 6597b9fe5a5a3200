import { CallwrightProvider } from "@callwright/widgets";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";

import { StartupScreen } from "./layout/StartupScreen.js";
import { paths } from "./paths.js";
import { router } from "./routes.js";
import { client } from "./session/client.js";
import { SchemeContext, useStoredScheme } from "./session/scheme.js";
import { SessionContext } from "./session/SessionContext.js";
import { useStartup } from "./session/useStartup.js";

/** The whole app: first who is there, then where they are. */
export function App() {
  const scheme = useStoredScheme();
  return (
    <SchemeContext.Provider value={scheme}>
      <CallwrightProvider client={client} scheme={scheme.scheme}>
        <SignedInApp />
      </CallwrightProvider>
    </SchemeContext.Provider>
  );
}

function SignedInApp() {
  const startup = useStartup();
  const user = startup.status === "ready" ? startup.session.user : undefined;

  // The guards decided for the former user; let them decide again.
  useEffect(() => void router.invalidate(), [user]);
  // the logout page clears what is left of a session that ended by itself.
  useEffect(() => client.session.onSessionEnded(() => void router.navigate({ to: paths.LOGOUT })), []);

  if (startup.status !== "ready") return <StartupScreen startup={startup} />;
  return (
    <SessionContext.Provider value={startup.session}>
      <RouterProvider router={router} context={{ user }} />
    </SessionContext.Provider>
  );
}
