import { Icon, Tooltip } from "@callwright/widgets/ui";
import { Link } from "@tanstack/react-router";
import { PanelLeft } from "lucide-react";

import { messages } from "../hostApp.messages.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./Navigation.styles.js";
import { navigationFor } from "./navigation.js";

export interface NavigationProps {
  /** Icons only, each with its name in a tooltip (A-LAYOUT-02). */
  isCollapsed?: boolean;
  /** Folds and unfolds; without it there is no button for it. */
  onToggle?: () => void;
  onNavigate?: () => void;
}

/** Where one can go, by role. */
export function Navigation({ isCollapsed = false, onToggle, onNavigate }: NavigationProps) {
  const entries = navigationFor(useUser());
  return (
    <s.List aria-label={messages.main} data-collapsed={isCollapsed || undefined}>
      {entries.map(({ label, to, icon }) => (
        <Tooltip key={to} content={isCollapsed ? label : undefined} placement="end" isDescription={false}>
          <s.Entry as={Link} to={to} onClick={onNavigate} {...(isCollapsed ? { "aria-label": label } : {})}>
            <Icon icon={icon} />
            {!isCollapsed && <span>{label}</span>}
          </s.Entry>
        </Tooltip>
      ))}
      {onToggle && (
        <s.Foot>
          <Tooltip content={isCollapsed ? messages.expand : undefined} placement="end" isDescription={false}>
            <s.Entry
              as="button"
              type="button"
              aria-expanded={!isCollapsed}
              {...(isCollapsed ? { "aria-label": messages.expand } : {})}
              onClick={onToggle}
            >
              <Icon icon={PanelLeft} />
              {!isCollapsed && <span>{messages.collapse}</span>}
            </s.Entry>
          </Tooltip>
        </s.Foot>
      )}
    </s.List>
  );
}
