import { KeptClear } from "./KeptClear.js";
import type { ShownMessages } from "./ShownMessages.js";

/**
 * The kind of a message. Errors and actions in progress stay until they are dismissed or replaced; others disappear
 * after 5 s.
 */
export type ToastKind = "success" | "error" | "loading" | "info";

/** The parts of a message besides its title. */
export interface ToastOptions {
  /** The same id replaces a message in its place: `Calling...` becomes the result. */
  id?: string;
  /** A secondary line: the person or record. */
  body?: string | undefined;
  /** The label of its link: `Open call`. Pressing it closes the message. */
  action?: ToastAction | undefined;
}

/** A button in a message. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** The texts for a failure. */
export interface FailureOptions extends ToastOptions {
  /** Shown above the server's text, if the documents define the title. */
  title?: string;
  /** The text does not say that nothing was done, so that it stays when the answer was lost. */
  isNeutral?: boolean;
}

/**
 * Shows announcements in a corner of the screen. Get one with {@link useToast}. The component that shows the messages
 * is loaded with the first one; until then they wait here, in order.
 *
 * @example
 * const id = toast.loading("Calling...", { body: customer });
 * toast.success("Call is queued...", { id, body: customer });
 */
export class Toaster {
  /** The areas that messages do not cover. */
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
   * Shows a failure: the server's text or, if there is none, this one, and below it the server's texts about each field
   * (A-ERR-05, A-ERR-06). If the answer to a write was lost, that it may have been done is said instead. Every failure in the
   * corner is shown by this function.
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

  /** Shows a spinner until it is replaced by its id or closed. */
  loading(title: string, options?: ToastOptions): string {
    return this.#say("loading", title, options);
  }

  close(id: string): void {
    this.#do((shown) => shown.close(id));
  }

  /** Removes the link of a message, because its target no longer exists. */
  withdrawAction(id: string): void {
    this.#do((shown) => shown.withdrawAction(id));
  }

  /** Whether there ever was a message. */
  get hasSpoken(): boolean {
    return this.#hasSpoken;
  }

  /** Notifies about the first message. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For the component that renders the messages: creates their list once, and passes the waiting messages to it. */
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
