import { Button } from "@callwright/widgets/ui";
import type { ReactNode } from "react";

import { messages } from "../hostApp.messages.js";
import { Brand } from "./Brand.js";
import * as s from "./OnboardingLayout.styles.js";
import { LogOut } from "./generated/icons.js";

/** The frame of the onboarding page: the logo and a button to sign out. */
export function OnboardingLayout({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  return (
    <s.Page>
      <s.Header>
        <Brand.Logo />
        <Button variant="ghost" icon={LogOut} onPress={onSignOut}>
          {messages.signOut}
        </Button>
      </s.Header>
      <s.Main>{children}</s.Main>
    </s.Page>
  );
}
