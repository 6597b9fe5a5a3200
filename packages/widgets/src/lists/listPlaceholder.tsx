import type { ReactNode } from "react";

import { NoResults } from "../ui/empty-state/index.js";
import { Notice } from "../ui/notice/index.js";
import { Stated } from "./listPlaceholder.styles.js";

/** The states of a list from the server. */
export type ListState =
  /** The first response has not arrived. */
  | { status: "loading" }
  /** The user is not allowed to see the list. */
  | { status: "forbidden" }
  /** Loading failed. */
  | { status: "error"; message: string | undefined; retry: () => void }
  /** The list is empty. */
  | { status: "empty" }
  /** Nothing matches the search and filters. */
  | { status: "noMatch" }
  | { status: "ready" };

/** The texts and elements that a widget provides for these states. */
export interface ListPlaceholderOptions {
  /** The sentence shown to users who may not see the list. */
  forbidden: string;
  /** An `EmptyState` with the next step. */
  empty: ReactNode;
  onClearFilters: () => void;
  /** An action for when nothing matches, besides clearing the filters: a button. */
  noMatchAction?: ReactNode;
}

/**
 * The content shown instead of rows, for a table's `placeholder`; undefined while the table shows rows or skeletons.
 *
 * @example
 * <Table placeholder={listPlaceholder(state, { forbidden: t.forbidden, empty: <EmptyState … />, onClearFilters })} … />
 */
export function listPlaceholder(
  state: ListState,
  { forbidden, empty, onClearFilters, noMatchAction }: ListPlaceholderOptions,
): ReactNode {
  switch (state.status) {
    case "loading":
    case "ready":
      return undefined;
    case "forbidden":
      return (
        <Stated>
          <Notice tone="info">{forbidden}</Notice>
        </Stated>
      );
    case "error":
      return (
        <Stated>
          <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
        </Stated>
      );
    case "noMatch":
      return <NoResults onClearFilters={onClearFilters} action={noMatchAction} />;
    case "empty":
      return empty;
  }
}
