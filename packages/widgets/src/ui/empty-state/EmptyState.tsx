import type { ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../button/index.js";
import { SearchX } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import type { IconShape } from "../icon/index.js";
import { emptyStateMessages } from "./emptyState.messages.js";
import { Box, Picture, Sentence } from "./EmptyState.styles.js";

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  icon: IconShape;
  /** One sentence. */
  children: string;
  /** The next step: a button. */
  action?: ReactNode;
  className?: string;
}

/**
 * Shown when there is nothing yet. Use `NoResults` for a list that is empty because of its filters.
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
  /** Called to clear the filters. Leave it out if only a search is set, because the search field is visible. */
  onClearFilters?: (() => void) | undefined;
  /** Another action: a button. */
  action?: ReactNode;
}

/** Shown when nothing matches the filters and the search. */
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
