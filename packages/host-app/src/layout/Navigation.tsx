import { Icon, Tooltip } from "@callwright/widgets/ui";
import { Link, useRouter, useRouterState } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./Navigation.styles.js";
import { PanelLeft } from "./generated/icons.js";
import { type NavigationEntry, navigationFor } from "./navigation.js";

export interface NavigationProps {
  /** Whether only the icons are shown, each with its name in a tooltip (A-LAYOUT-02). */
  isCollapsed?: boolean;
  /** Called by the button that collapses and expands the navigation. Without it there is no such button. */
  onToggle?: () => void;
  onNavigate?: () => void;
}

/** The main navigation for the user's role. An entry is shown only if the router has its page. */
export function Navigation({ isCollapsed = false, onToggle, onNavigate }: NavigationProps) {
  const { routesByPath } = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const sections = navigationFor(useUser()).map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ to }) => to in routesByPath),
  }));
  const isHere = ({ to, alsoAt = [] }: NavigationEntry) => [to, ...alsoAt].some((place) => isWithin(path, place));
  return (
    <s.List aria-label={messages.main} data-collapsed={isCollapsed || undefined}>
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => (
          <s.Section key={title ?? ""} {...(title === undefined ? {} : { role: "group", "aria-label": title })}>
            {title !== undefined && !isCollapsed && <s.SectionTitle aria-hidden="true">{title}</s.SectionTitle>}
            {entries.map((entry) => (
              <Tooltip
                key={entry.to}
                content={isCollapsed ? entry.label : undefined}
                placement="end"
                isDescription={false}
              >
                <s.Entry
                  as={Link}
                  to={entry.to}
                  onClick={onNavigate}
                  data-tour={entry.to.slice(1)}
                  aria-current={isHere(entry) ? "page" : undefined}
                  {...(isCollapsed ? { "aria-label": entry.label } : {})}
                >
                  <Icon icon={entry.icon} />
                  {!isCollapsed && <span>{entry.label}</span>}
                </s.Entry>
              </Tooltip>
            ))}
          </s.Section>
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

/**
 * Whether a path is that of an entry or below it. `/company/settings` is not below the managers' `/company`, but
 * `/users/1` is below `/users`.
 */
function isWithin(path: string, place: string): boolean {
  return path === place || (place !== "/company" && path.startsWith(`${place}/`));
}
