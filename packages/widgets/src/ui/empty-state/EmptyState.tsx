import { SearchX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../button/index.js";
import { Icon } from "../icon/index.js";
import { emptyStateMessages } from "./emptyState.messages.js";
import { Box, Picture, Sentence } from "./EmptyState.styles.js";

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  icon: LucideIcon;
  /** One sentence. */
  children: string;
  /** The one thing to do about it: a button. */
  action?: ReactNode;
  className?: string;
}

/**
 * Nothing is there yet. A list that is empty because of its filters is `NoResults`.
 *
 * @example
 * <EmptyState icon={PhoneOutgoing} action={<Button variant="primary" icon={Plus} onPress={create}>Add Call Center Item</Button>}>
 *   You currently have no phone calls. Let's make one now!
 * </EmptyState>
 */
export function EmptyState({ icon, children, action, className }: EmptyStateProps) {
  return (
    <Box className={className} data-part="empty" role="status">
      <Picture>
        <Icon icon={icon} size={28} />
      </Picture>
      <Sentence>{children}</Sentence>
      {action}
    </Box>
  );
}

/** Props of {@link NoResults}. */
export interface NoResultsProps {
  /** Without it there is nothing to clear but the search, which the person sees. */
  onClearFilters?: (() => void) | undefined;
  /** What else can be done about it: a button. */
  action?: ReactNode;
}

/** Nothing matches the filters and the search. */
export function NoResults({ onClearFilters, action }: NoResultsProps) {
  const t = useMessages(emptyStateMessages);
  return (
    <EmptyState
      icon={SearchX}
      action={
        <>
          {onClearFilters && <Button onPress={onClearFilters}>{t.clearFilters}</Button>}
          {action}
        </>
      }
    >
      {t.noResults}
    </EmptyState>
  );
}
