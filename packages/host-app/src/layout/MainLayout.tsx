import { IconButton } from "@callwright/widgets/ui";
import { Outlet } from "@tanstack/react-router";
import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";

import { messages } from "../hostApp.messages.js";
import { AccountMenu } from "./AccountMenu.js";
import { Brand } from "./Brand.js";
import * as s from "./MainLayout.styles.js";
import { Navigation } from "./Navigation.js";
import { NavigationDrawer } from "./NavigationDrawer.js";

/** The frame of every page behind the login: header 64, navigation 240, and one sheet of content (A-LAYOUT-01 to 04). */
export function MainLayout() {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedName) === "true");
  const [isMenuOpen, setMenuOpen] = useState(false);

  const toggle = () => {
    localStorage.setItem(collapsedName, String(!isCollapsed));
    setCollapsed(!isCollapsed);
  };

  return (
    <s.Frame data-collapsed={isCollapsed || undefined}>
      <s.SkipLink href="#content">{messages.skipToContent}</s.SkipLink>
      <s.Header>
        <s.OnPhone>
          <IconButton label={messages.menu} icon={MenuIcon} onPress={() => setMenuOpen(true)} />
        </s.OnPhone>
        <Brand.Logo />
        <s.HeaderEnd>
          <AccountMenu />
        </s.HeaderEnd>
      </s.Header>
      <s.Rail>
        <Navigation isCollapsed={isCollapsed} onToggle={toggle} />
      </s.Rail>
      <s.Sheet id="content" tabIndex={-1}>
        <Outlet />
      </s.Sheet>
      <NavigationDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </s.Frame>
  );
}

const collapsedName = "callwright.navigation-collapsed";
