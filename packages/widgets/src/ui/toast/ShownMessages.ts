import { ToastQueue as AriaToastQueue } from "react-stately/useToastState";

import { Countdown } from "./Countdown.js";
import type { LostAnswer } from "../lost-answer/lostAnswer.js";
import { explain } from "./explain.js";
import type { FailureOptions, ToastAction, ToastKind, ToastOptions } from "./Toaster.js";

/** A message as rendered. */
export interface ToastMessage {
  kind: ToastKind;
  /** Undefined if only the text about a lost answer is shown. */
  title: string | undefined;
  body: string | undefined;
  action: ToastAction | undefined;
  /** There is no reason: the general text is below the title. */
  isUnexplained: boolean;
  /** It is not known whether it was done, which is said below the body. */
  lost: LostAnswer | undefined;
}

type Reasons = Partial<Pick<ToastMessage, "isUnexplained" | "lost">>;

const staysForMs = 5_000;
const visibleAtOnce = 3;

interface Entry {
  message: ToastMessage;
  key: string;
  countdown: Countdown | undefined;
}

/** A toaster's messages, by their ids, and how long each stays. It is loaded with the component that renders them. */
export class ShownMessages {
  /** For react-aria's region, which renders the visible messages and pauses them while somebody reads. */
  readonly queue = new HoldableQueue(
    { maxVisibleToasts: visibleAtOnce },
    { hold: () => this.#hold(), resume: () => this.#resume() },
  );
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #isHeld = false;

  show(
    id: string,
    kind: ToastKind,
    title: string | undefined,
    { body, action }: ToastOptions = {},
    reasons: Reasons = {},
  ): void {
    const shown = this.#entries.get(id);
    shown?.countdown?.hold();
    const countdown =
      kind === "error" || kind === "loading" ? undefined : new Countdown(staysForMs, () => this.close(id));
    const key = shown?.key ?? this.queue.add(id, { onClose: () => this.#forget(id) });
    this.#entries.set(id, {
      message: { kind, title, body, action, isUnexplained: false, lost: undefined, ...reasons },
      key,
      countdown,
    });
    if (!this.#isHeld) countdown?.start();
    for (const listener of this.#listeners) listener();
  }

  /** The server's text or, if there is none, this one, and below it the server's texts about each field. */
  showFailure(id: string, error: unknown, otherwise: string, { title, body, isNeutral }: FailureOptions = {}): void {
    const { lost, message, details, isUnexplained } = explain(error);
    if (lost) return this.show(id, "error", isNeutral ? otherwise : undefined, { body }, { lost });
    const said = message ?? otherwise;
    const lines = [body, title === undefined ? undefined : said, ...details].filter((line) => line !== undefined);
    const options = { body: lines.length > 0 ? lines.join("\n") : undefined };
    this.show(id, "error", title ?? said, options, { isUnexplained: isUnexplained && lines.length === 0 });
  }

  close(id: string): void {
    const entry = this.#entries.get(id);
    if (entry) this.queue.close(entry.key);
  }

  withdrawAction(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.message = { ...entry.message, action: undefined };
    for (const listener of this.#listeners) listener();
  }

  /** The message that is currently shown under an id. */
  read(id: string): ToastMessage | undefined {
    return this.#entries.get(id)?.message;
  }

  /** Notifies when a message is added or replaced. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

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

/**
 * react-aria's own timers cannot start later, as a message that stops loading needs; it only tells us when to pause
 * ours.
 */
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
