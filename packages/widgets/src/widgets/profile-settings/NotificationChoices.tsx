import type { NotificationChoice, NotificationKind } from "@callwright/sdk/contract";
import { useId } from "react";

import type { Messages } from "../../i18n/index.js";
import { Notice } from "../../ui/notice/index.js";
import { SkeletonText, useSkeletonTime } from "../../ui/skeleton/index.js";
import { Switch } from "../../ui/switch/index.js";
import { useToast } from "../../ui/toast/index.js";
import { Entries, Hint, Section, What } from "./ProfileSettings.styles.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import type { NotificationChoicesModel } from "./useNotificationChoices.js";

interface NotificationChoicesProps {
  t: Messages<typeof profileSettingsMessages>;
  model: NotificationChoicesModel;
  headingLevel: 2 | 3;
}

/**
 * The kinds of notifications that a person gets, and whether they also get them by email. Each switch is saved at once.
 */
export function NotificationChoices({ t, model: { state, choose }, headingLevel }: NotificationChoicesProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const toast = useToast();
  const phase = useSkeletonTime(state.status === "loading");
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{t.notifications}</Title>
      <Hint>{t.notificationsHint}</Hint>
      {content()}
    </Section>
  );

  function content() {
    if (state.status === "error") return <Notice onRetry={state.retry}>{t.choicesFailed}</Notice>;
    if (state.status === "loading" || phase === "shown")
      return <div aria-busy="true">{phase === "shown" && <SkeletonText lines={4} />}</div>;
    const labels = labelsOf(t);
    return (
      <Entries>
        {state.choices.filter(({ kind }) => kind in labels).map((choice) => row(choice, labels[choice.kind]))}
      </Entries>
    );
  }

  function row(choice: NotificationChoice, what: string) {
    const { kind, isShown, isMailed } = choice;
    const change = (changed: Partial<NotificationChoice>) => {
      const id = `${titleId}${kind}`;
      choose({ ...choice, ...changed }).then(
        () => toast.close(id),
        (error: unknown) => toast.failed(error, t.choiceFailed, { id }),
      );
    };
    return (
      <li key={kind}>
        <What>{what}</What>
        <Switch
          aria-label={t.showIt({ what })}
          isSelected={isShown}
          onChange={(isShown) => change(isShown ? { isShown } : { isShown, isMailed: false })}
        >
          {t.shown}
        </Switch>
        <Switch
          aria-label={t.mailIt({ what })}
          isSelected={isMailed}
          onChange={(isMailed) => change(isMailed ? { isMailed, isShown: true } : { isMailed })}
        >
          {t.mailed}
        </Switch>
      </li>
    );
  }
}

const labelsOf = (t: Messages<typeof profileSettingsMessages>): Record<NotificationKind, string> => ({
  POSITIVE_ANSWER: t.positiveAnswer,
  CALLBACK_DUE: t.callbackDue,
  SCHEDULED_CALL_FAILED: t.scheduledCallFailed,
  CAMPAIGN_DONE: t.campaignDone,
  BALANCE_LOW: t.balanceLow,
});
