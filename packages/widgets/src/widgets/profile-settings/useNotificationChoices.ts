import type { NotificationChoice } from "@callwright/sdk/contract";
import { useGetNotificationChoices, useUpdateNotificationChoices } from "@callwright/sdk/hooks";
import { useRef, useState } from "react";

/** The state of the person's choices for each kind of notification. */
export type NotificationChoicesState =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; choices: NotificationChoice[] };

export interface NotificationChoicesModel {
  state: NotificationChoicesState;
  /**
   * Saves a choice, which is shown at once. If it cannot be saved, the former one is shown again and this rejects with
   * an ApiError.
   */
  choose: (choice: NotificationChoice) => Promise<unknown>;
}

/** Reads and changes the person's choices for notifications. */
export function useNotificationChoices(): NotificationChoicesModel {
  const { data, error, mutate } = useGetNotificationChoices();
  const update = useUpdateNotificationChoices();
  const [saving, setSaving] = useState<NotificationChoice[]>([]);
  // A request that overtook the one before it would leave another choice than the last one.
  const earlier = useRef<Promise<unknown>>(Promise.resolve());
  return {
    state: data
      ? {
          status: "ready",
          choices: data.choices.map((choice) => saving.findLast(({ kind }) => kind === choice.kind) ?? choice),
        }
      : error
        ? { status: "error", retry: () => void mutate() }
        : { status: "loading" },
    async choose(choice) {
      setSaving((others) => [...others, choice]);
      try {
        const saved = earlier.current.then(() => update.trigger({ body: { choices: [choice] } }));
        earlier.current = saved.catch(() => undefined);
        await mutate(await saved);
      } finally {
        setSaving((others) => others.filter((one) => one !== choice));
      }
    },
  };
}
