import { Onboarding } from "@callwright/widgets";
import { useUnsavedGuard } from "@callwright/widgets/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { messages } from "../hostApp.messages.js";
import { OnboardingLayout } from "../layout/OnboardingLayout.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { homePath } from "../session/guards.js";
import { forgetProgress, keepProgress, storedProgress } from "../session/onboardingProgress.js";
import { useSession } from "../session/SessionContext.js";

/**
 * The page on which a seller sets up their first company; it then opens the dashboard (A-ONB-16). Leaving it before
 * that asks for confirmation; after a reload it continues at the same step.
 */
export function OnboardingRoute() {
  usePageTitle(messages.onboarding);
  const { reloadUser } = useSession();
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const { guard, dialog } = useUnsavedGuard(isDirty, { survivesReload: true });
  const [progress] = useState(storedProgress);
  return (
    <OnboardingLayout onSignOut={() => guard(() => void navigate({ to: paths.LOGOUT }))}>
      <Onboarding
        headingLevel={1}
        initialProgress={progress}
        onProgress={keepProgress}
        onDirtyChange={setDirty}
        onOnboarded={async () => {
          forgetProgress();
          await reloadUser();
          await navigate({ to: homePath, replace: true });
        }}
      />
      {dialog}
    </OnboardingLayout>
  );
}
