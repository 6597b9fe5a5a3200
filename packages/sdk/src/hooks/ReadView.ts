import { type CachedRead, type ReadState, unread } from "./CachedRead.js";

const nothing: ReadState<never> = { ...unread, isLoading: false, isValidating: false };
const noSource = { subscribe: () => () => {}, now: () => nothing, first: () => nothing };

/** What one component sees of the reads that it shows one after the other. */
export class ReadView<Data> {
  #showsProgress = false;
  #latest: CachedRead<Data> | undefined;

  /**
   * The arguments of `useSyncExternalStore` for a read. A component that never asks for the progress is not rendered
   * again when a request begins.
   */
  sourceOf(read: CachedRead<Data> | undefined) {
    if (!read) return noSource;
    let seen = { ...read.state };
    const now = (): ReadState<Data> => {
      const { state } = read;
      const isSame =
        seen.data === state.data &&
        seen.error === state.error &&
        (!this.#showsProgress || (seen.isLoading === state.isLoading && seen.isValidating === state.isValidating));
      seen = isSame ? Object.assign(seen, state) : { ...state };
      return seen;
    };
    return { subscribe: read.subscribe, now, first: () => read.first };
  }

  /** Whether a read is in progress; from now on the component is rendered again when that changes. */
  progress(state: ReadState<Data>, what: "isLoading" | "isValidating"): boolean {
    this.#showsProgress = true;
    return state[what];
  }

  /** The data that was shown last, unless it has been forgotten since. */
  get latestData(): Data | undefined {
    return this.#latest?.state.data;
  }

  /** Notes that the data of a read is shown. */
  shows(read: CachedRead<Data> | undefined): void {
    this.#latest = read;
  }
}
