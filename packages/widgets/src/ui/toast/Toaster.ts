import { KeptClear } from "./KeptClear.js";
import type { ShownMessages } from "./ShownMessages.js";

/** What happened. Errors and what is still going on stay until they are dismissed or replaced; the rest goes after 5 s. */
export type ToastKind = "success" | "error" | "loading" | "info";

/** What a message can have besides its title. */
export interface ToastOptions {
  /** The same id replaces a message in its place: `Calling...` becomes the result. */
  id?: string;
  /** A quieter second line: whom or what it is about. */
  body?: string | undefined;
  /** Where it leads: `Open call`. It closes the message. */
  action?: ToastAction | undefined;
}

/** A button in a message. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** What a failure can be told with. */
export interface FailureOptions extends ToastOptions {
  /** Stands above what the server said, where the documents fix the title. */
  title?: string;
}

/**
 * Says in a corner of the screen what happened. Get one with {@link useToast}. What shows the messages comes with the first; until
 * then they wait here, in order.
 *
 * @example
 * const id = toast.loading("Calling...", { body: customer });
 * toast.success("Call is queued...", { id, body: customer });
 */
export class Toaster {
  /** What messages do not cover. */
  readonly keptClear = new KeptClear();
  readonly #listeners = new Set<() => void>();
  readonly #waiting: ((shown: ShownMessages) => void)[] = [];
  #shown: ShownMessages | undefined;
  #hasSpoken = false;
  #lastId = 0;

  success(title: string, options?: ToastOptions): string {
    return this.#say("success", title, options);
  }

  error(title: string, options?: ToastOptions): string {
    return this.#say("error", title, options);
  }

  /**
   * Says that something failed: in the server's words or, where it had none, in these, and below them what it said about
   * each field (A-ERR-05, A-ERR-06). Every failure that is told in the corner comes through here.
   *
   * @example
   * remove(id).catch((error) => toast.failed(error, t.deleteFailed));
   */
  failed(error: unknown, otherwise: string, options: FailureOptions = {}): string {
    const id = this.#idOf(options);
    this.#speak((shown) => shown.showFailure(id, error, otherwise, options));
    return id;
  }

  info(title: string, options?: ToastOptions): string {
    return this.#say("info", title, options);
  }

  /** Turns until it is replaced by its id or closed. */
  loading(title: string, options?: ToastOptions): string {
    return this.#say("loading", title, options);
  }

  close(id: string): void {
    this.#do((shown) => shown.close(id));
  }

  /** Takes away where a message leads: the place is gone. */
  withdrawAction(id: string): void {
    this.#do((shown) => shown.withdrawAction(id));
  }

  /** Whether there ever was a message. */
  get hasSpoken(): boolean {
    return this.#hasSpoken;
  }

  /** Tells when there is the first message. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For what draws the messages: makes what shows them once, and gives it what has waited. */
  shownBy(make: () => ShownMessages): ShownMessages {
    const shown = (this.#shown ??= make());
    for (const show of this.#waiting.splice(0)) show(shown);
    return shown;
  }

  #say(kind: ToastKind, title: string, options: ToastOptions = {}): string {
    const id = this.#idOf(options);
    this.#speak((shown) => shown.show(id, kind, title, options));
    return id;
  }

  #idOf({ id = `toast-${++this.#lastId}` }: ToastOptions): string {
    return id;
  }

  #speak(show: (shown: ShownMessages) => void): void {
    this.#do(show);
    this.#hasSpoken = true;
    for (const listener of this.#listeners) listener();
  }

  #do(what: (shown: ShownMessages) => void): void {
    if (this.#shown) what(this.#shown);
    else this.#waiting.push(what);
  }
}
