import { IconButton } from "@callwright/widgets/ui";
import { Outlet } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { messages } from "../hostApp.messages.js";
import { keepOpeningReads } from "../session/opening.js";
import { hostPart } from "../session/hostPart.js";
import { GuideContext, useStoredGuide } from "../session/guide.js";
import { SellerCompanyContext, useStoredSellerCompany } from "../session/sellerCompany.js";
import { useFreshUser } from "../session/useFreshUser.js";
import { keepText, readText } from "../session/storage.js";
import { AccountMenu } from "./AccountMenu.js";
import { Brand } from "./Brand.js";
import { HeaderActions } from "./HeaderActions.js";
import { Separator } from "./HeaderActions.styles.js";
import * as s from "./MainLayout.styles.js";
import { Navigation } from "./Navigation.js";
import { Menu as MenuIcon } from "./generated/icons.js";
import { whenIdle } from "./useIsIdle.js";
import { useLiveChat } from "./useLiveChat.js";

const NavigationDrawer = hostPart(
  () => import("./NavigationDrawer.js").then(({ NavigationDrawer }) => NavigationDrawer),
  "all",
);
// The tour is shown beside the page and takes no focus, so pressed keys go to the page.
const GuidedTour = hostPart(() => import("./GuidedTour.js").then(({ GuidedTour }) => GuidedTour), "none");

/**
 * The frame of every page that needs a session: a header of 64 px, a navigation of 240 px, and one sheet with the
 * content (A-LAYOUT-01 to 04).
 */
export function MainLayout() {
  useFreshUser();
  useLiveChat();
  useEffect(() => whenIdle(() => void keepOpeningReads()), []);
  const sellerCompany = useStoredSellerCompany();
  const guide = useStoredGuide();
  const [isCollapsed, setCollapsed] = useState(() => readText("localStorage", collapsedName) === "true");
  const [isMenuOpen, setMenuOpen] = useState(false);

  const toggle = () => {
    keepText("localStorage", collapsedName, String(!isCollapsed));
    setCollapsed(!isCollapsed);
  };

  return (
    <GuideContext.Provider value={guide}>
      <s.Frame data-collapsed={isCollapsed || undefined}>
        <s.SkipLink href="#content">{messages.skipToContent}</s.SkipLink>
        <s.Header>
          <s.OnPhone data-tour="menu">
            <IconButton label={messages.menu} icon={MenuIcon} onPress={() => setMenuOpen(true)} />
          </s.OnPhone>
          <Brand.Logo />
          <s.HeaderEnd>
            <HeaderActions />
            <Separator />
            <AccountMenu />
          </s.HeaderEnd>
        </s.Header>
        <s.Rail>
          <Navigation isCollapsed={isCollapsed} onToggle={toggle} />
        </s.Rail>
        <s.Sheet id="content" tabIndex={-1}>
          <SellerCompanyContext.Provider value={sellerCompany}>
            <Outlet />
          </SellerCompanyContext.Provider>
        </s.Sheet>
        <NavigationDrawer isWanted={isMenuOpen} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        {guide.state.isOpen && <GuidedTour isWanted />}
      </s.Frame>
    </GuideContext.Provider>
  );
}

const collapsedName = "callwright.navigation-collapsed";
