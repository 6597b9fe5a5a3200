import type { NotificationChoice } from "@callwright/sdk/contract";
import { useGetNotificationChoices, useUpdateNotificationChoices } from "@callwright/sdk/hooks";
import { useState } from "react";

/** How the reader hears of each kind of notification, once it is known. */
export type NotificationChoicesState =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; choices: NotificationChoice[] };

export interface NotificationChoicesModel {
  state: NotificationChoicesState;
  /** Shown at once, and taken back when it could not be saved; then it rejects with why. */
  choose: (choice: NotificationChoice) => Promise<unknown>;
}

/** Reads and changes how the reader is told of what happens. */
export function useNotificationChoices(): NotificationChoicesModel {
  const { data, error, mutate } = useGetNotificationChoices();
  const update = useUpdateNotificationChoices();
  const [saving, setSaving] = useState<NotificationChoice[]>([]);
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
        await mutate(await update.trigger({ body: { choices: [choice] } }), { revalidate: false });
      } finally {
        setSaving((others) => others.filter((one) => one !== choice));
      }
    },
  };
}
