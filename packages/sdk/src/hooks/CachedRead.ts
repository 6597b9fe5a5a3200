import { type ApiError, toApiError } from "../ApiError.js";
import type { Download } from "../operations.js";
import { isPresent, onReturn } from "./pageReturn.js";
import { pauseAfter } from "./pauseAfter.js";

/** What is known of a read. */
export interface ReadState<Data> {
  data: Data | undefined;
  /** The error of the latest request; undefined if it succeeded. */
  error: ApiError | undefined;
  /** Whether a request is in progress, or about to begin, and there is no data yet. */
  isLoading: boolean;
  /** Whether a request is in progress, or about to begin. */
  isValidating: boolean;
}

/** The state before the first request. */
export const unread: ReadState<never> = { data: undefined, error: undefined, isLoading: true, isValidating: true };

const atRest = { isLoading: false, isValidating: false };

/** How long after its end a request also answers components that begin to show the same. */
const sharedMs = 2_000;

/** The age from which data is read again when somebody returns to the page. */
const agedMs = 30_000;

/** How long initial data is valid; data that was cached on its way is older. */
const newMs = 30_000;

/** Whether data was read a moment ago. If the server's clock differs from the browser's, this costs one request. */
export const isNew = (at: number) => Math.abs(Date.now() - at) < newMs;

/**
 * One read of a cache: what is known of it, who shows it, and when it is read again. All components that show it share
 * its requests. The request that began last counts, and data that was set meanwhile counts more.
 */
export class CachedRead<Data> {
  state: ReadState<Data> = unread;
  /** The state with which a page of a server begins. */
  first: ReadState<Data> = unread;
  isReading = false;
  /** How to read; known once a hook wants it. */
  ask: (() => Promise<Data>) | undefined;
  #request: Promise<void> | undefined;
  /** Changes whenever the results of earlier requests no longer count. */
  #turn = {};
  #askedAt = 0;
  #beganAt: number | undefined;
  #isOutdated = false;
  #shownCount = 0;
  #followerCount = 0;
  readonly #listeners = new Set<() => void>();

  /** Whether somebody has it: whoever shows a read is called back after each change. */
  get isUsed(): boolean {
    return this.#listeners.size > 0;
  }

  /** Calls back after each change. The result stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Reads what is missing or may be out of date, and keeps it fresh until the result is called.
   *
   * @param isLasting whether data that is there is good for as long as the page stays
   */
  show(isLasting: boolean): () => void {
    const { data, error } = this.state;
    // After a failure, whoever showed it before decides when to try again, or the server, if it said when.
    const quietMs = (error?.retryAfterSeconds ?? 0) * 1_000;
    const isLeftToOthers = error && (this.#shownCount > 0 || Date.now() - this.#askedAt < quietMs);
    this.#shownCount += 1;
    const isGood = isLasting || (this.#beganAt !== undefined && isNew(this.#beganAt));
    if (!isLeftToOthers && (data === undefined || this.#isOutdated || !isGood)) void this.#read();
    const stop = onReturn((how) => {
      const hasAged = how === "online" || Date.now() - this.#askedAt > agedMs;
      if (this.state.data === undefined || this.state.error || (hasAged && !isLasting)) void this.#read();
    });
    return () => {
      this.#shownCount -= 1;
      stop();
    };
  }

  /** Asks for nothing, but has what was read once read again when it changes, until the result is called. */
  follow(): () => void {
    this.#followerCount += 1;
    return () => void (this.#followerCount -= 1);
  }

  /** Reads again if it is shown or followed, else when it is shown next. */
  async freshen(): Promise<void> {
    this.#discard();
    this.#isOutdated = true;
    const isFollowed = this.#followerCount > 0 && this.state.data !== undefined;
    if (this.#shownCount > 0 || isFollowed) await this.#read();
  }

  /** Reads again, unless a request has just done so, or the latest failed. */
  async poll(): Promise<void> {
    if (isPresent() && !this.state.error) await this.#read();
  }

  /** Replaces the data without a request. Requests in progress no longer count, unless nothing changes. */
  patch(change: (present: Data | undefined) => Data | undefined): void {
    const data = change(this.state.data);
    if (data === this.state.data) return;
    this.#discard();
    this.#change({ data, error: undefined, ...atRest });
  }

  /** Sets initial data, unless there is some; returns whether it did. */
  begin(data: Data, at: number): boolean {
    if (this.state.data !== undefined) return false;
    this.state = this.first = { data, error: undefined, ...atRest };
    this.#askedAt = this.#beganAt = at;
    return true;
  }

  /** Forgets the data, which another person has seen, and reads what is shown again if `isWanted`. */
  forget(isWanted: boolean): void {
    this.#discard();
    this.#beganAt = undefined;
    this.first = unread;
    this.#change(unread);
    if (isWanted && this.#shownCount > 0) void this.#read();
  }

  #discard(): void {
    this.#turn = {};
    this.#request = undefined;
    this.isReading = false;
  }

  #change(next: Partial<ReadState<Data>>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #read(failureCount = 0): Promise<void> {
    return (this.#request ??= this.#send(failureCount));
  }

  async #send(failureCount: number): Promise<void> {
    const turn = (this.#turn = {});
    const isLatest = () => turn === this.#turn;
    this.#askedAt = Date.now();
    this.#isOutdated = false;
    this.isReading = true;
    this.#change({ isValidating: true, isLoading: this.state.data === undefined });
    try {
      const data = await this.ask?.();
      if (!isLatest()) return;
      this.isReading = false;
      setTimeout(() => isLatest() && (this.#request = undefined), sharedMs);
      const known = this.state.data;
      this.#change({ data: isSame(data, known) ? known : data, error: undefined, ...atRest });
    } catch (failure) {
      if (!isLatest()) return;
      this.#discard();
      const error = toApiError(failure);
      this.#change({ error, ...atRest });
      this.#tryAgain(error, failureCount + 1);
    }
  }

  /** Somebody who returns to the page reads again, so nothing is tried while nobody sees it. */
  #tryAgain(error: ApiError, failureCount: number): void {
    const pause = pauseAfter(error, failureCount);
    if (pause === undefined || !isPresent()) return;
    const turn = this.#turn;
    setTimeout(() => turn === this.#turn && this.#shownCount > 0 && void this.#read(failureCount), pause);
  }
}

/**
 * Whether data has the same content; then it stays the same object, and nothing is rendered again. The content of files
 * is not compared: each is another one.
 */
function isSame(one: unknown, other: unknown): boolean {
  return (
    one === other || (!(one as Partial<Download> | undefined)?.blob && JSON.stringify(one) === JSON.stringify(other))
  );
}
