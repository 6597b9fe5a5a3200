import type { ReactNode } from "react";

import { NoResults } from "../empty-state/index.js";
import { Notice } from "../notice/index.js";
import { Stated } from "./listPlaceholder.styles.js";

/** What a list that comes from the server can be in place of, or with, its rows. */
export type ListState =
  /** Nothing has come yet. */
  | { status: "loading" }
  /** The reader may not see it. */
  | { status: "forbidden" }
  /** It could not be read. */
  | { status: "error"; message: string | undefined; retry: () => void }
  /** There is nothing at all. */
  | { status: "empty" }
  /** There is nothing that fits the search and filters. */
  | { status: "noMatch" }
  | { status: "ready" };

/** What a widget says in the states that are its own to word. */
export interface ListPlaceholderOptions {
  /** A sentence for who may not see the list. */
  forbidden: string;
  /** An `EmptyState` with what to do about it. */
  empty: ReactNode;
  onClearFilters: () => void;
  /** What can be done where nothing fits, beside clearing the filters: a button. */
  noMatchAction?: ReactNode;
}

/**
 * What stands where the rows would be, for a table's `placeholder`; undefined when the table draws rows or skeletons.
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
