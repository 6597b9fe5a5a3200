import { ToastQueue as AriaToastQueue } from "react-stately/useToastState";

import { Countdown } from "./Countdown.js";
import { explain } from "./explain.js";
import { KeptClear } from "./KeptClear.js";

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

/** A message as it is drawn. */
export interface ToastMessage {
  kind: ToastKind;
  title: string;
  body: string | undefined;
  action: ToastAction | undefined;
  /** Nobody said why: the general words stand below the title. */
  isUnexplained: boolean;
}

/** What a failure can be told with. */
export interface FailureOptions extends ToastOptions {
  /** Stands above what the server said, where the documents fix the title. */
  title?: string;
}

const staysForMs = 5_000;
const visibleAtOnce = 3;

interface Entry {
  message: ToastMessage;
  key: string;
  countdown: Countdown | undefined;
}

/**
 * Says in a corner of the screen what happened. Get one with {@link useToast}.
 *
 * @example
 * const id = toast.loading("Calling...", { body: customer });
 * toast.success("Call is queued...", { id, body: customer });
 */
export class Toaster {
  /** For react-aria's region, which draws what is visible and asks to hold while someone reads. */
  readonly queue = new HoldableQueue(
    { maxVisibleToasts: visibleAtOnce },
    { hold: () => this.#hold(), resume: () => this.#resume() },
  );
  /** What messages do not cover. */
  readonly keptClear = new KeptClear();
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #isHeld = false;
  #hasSpoken = false;
  #lastId = 0;

  success(title: string, options?: ToastOptions): string {
    return this.#show("success", title, options);
  }

  error(title: string, options?: ToastOptions): string {
    return this.#show("error", title, options);
  }

  /**
   * Says that something failed: in the server's words or, where it had none, in these, and below them what it said about
   * each field (A-ERR-05, A-ERR-06). Every failure that is told in the corner comes through here.
   *
   * @example
   * remove(id).catch((error) => toast.failed(error, t.deleteFailed));
   */
  failed(error: unknown, otherwise: string, { title, id, body }: FailureOptions = {}): string {
    const { message, details, isUnexplained } = explain(error);
    const said = message ?? otherwise;
    const lines = [body, title === undefined ? undefined : said, ...details].filter((line) => line !== undefined);
    const options = { ...(id !== undefined && { id }), body: lines.length > 0 ? lines.join("\n") : undefined };
    return this.#show("error", title ?? said, options, isUnexplained && lines.length === 0);
  }

  info(title: string, options?: ToastOptions): string {
    return this.#show("info", title, options);
  }

  /** Turns until it is replaced by its id or closed. */
  loading(title: string, options?: ToastOptions): string {
    return this.#show("loading", title, options);
  }

  close(id: string): void {
    const entry = this.#entries.get(id);
    if (entry) this.queue.close(entry.key);
  }

  /** Takes away where a message leads: the place is gone. */
  withdrawAction(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.message = { ...entry.message, action: undefined };
    for (const listener of this.#listeners) listener();
  }

  /** Whether there ever was a message. */
  get hasSpoken(): boolean {
    return this.#hasSpoken;
  }

  /** The message now shown under an id. */
  read(id: string): ToastMessage | undefined {
    return this.#entries.get(id)?.message;
  }

  /** Tells when there is a message, or another in its place. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(
    kind: ToastKind,
    title: string,
    { id = `toast-${++this.#lastId}`, body, action }: ToastOptions = {},
    isUnexplained = false,
  ): string {
    const shown = this.#entries.get(id);
    shown?.countdown?.hold();
    const countdown =
      kind === "error" || kind === "loading" ? undefined : new Countdown(staysForMs, () => this.close(id));
    const key = shown?.key ?? this.queue.add(id, { onClose: () => this.#forget(id) });
    this.#entries.set(id, { message: { kind, title, body, action, isUnexplained }, key, countdown });
    this.#hasSpoken = true;
    if (!this.#isHeld) countdown?.start();
    for (const listener of this.#listeners) listener();
    return id;
  }

  #forget(id: string): void {
    this.#entries.get(id)?.countdown?.hold();
    this.#entries.delete(id);
    if (this.#entries.size === 0) this.#isHeld = false; // the region that was pointed at is gone
  }

  #hold(): void {
    this.#isHeld = true;
    for (const { countdown } of this.#entries.values()) countdown?.hold();
  }

  #resume(): void {
    this.#isHeld = false;
    for (const { countdown } of this.#entries.values()) countdown?.start();
  }
}

interface Holder {
  hold: () => void;
  resume: () => void;
}

/** react-aria's own timers cannot begin later, as a message needs that stops loading; it says here when to hold ours. */
class HoldableQueue extends AriaToastQueue<string> {
  readonly #holder: Holder;

  constructor(options: ConstructorParameters<typeof AriaToastQueue>[0], holder: Holder) {
    super(options);
    this.#holder = holder;
  }

  override pauseAll(): void {
    this.#holder.hold();
  }

  override resumeAll(): void {
    this.#holder.resume();
  }
}
