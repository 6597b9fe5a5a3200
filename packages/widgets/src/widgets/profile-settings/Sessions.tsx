import { useId, useState } from "react";

import { type Messages, useRelativeTimes } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Button } from "../../ui/button/index.js";
import { Chip } from "../../ui/chip/index.js";
import { type Confirmation, useConfirm } from "../../ui/confirm/index.js";
import { Notice } from "../../ui/notice/index.js";
import { SkeletonText, useSkeletonTime } from "../../ui/skeleton/index.js";
import { useToast } from "../../ui/toast/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import { deviceOf } from "./profileSettings.model.js";
import { Device, Entries, Hint, Save, Section } from "./ProfileSettings.styles.js";
import type { DeviceSession, SessionsModel } from "./useSessions.js";

interface SessionsProps {
  t: Messages<typeof profileSettingsMessages>;
  model: SessionsModel;
  headingLevel: 2 | 3;
}

/** The sessions of a person, with actions that end one of them, or all except the current one. */
export function Sessions({ t, model: { state, end, endOthers }, headingLevel }: SessionsProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const toast = useToast();
  const formats = useRelativeTimes();
  const clock = useClock();
  const { confirm, dialog } = useConfirm();
  const phase = useSkeletonTime(state.status === "loading");
  /** The id of the session that is being ended, or `others`. */
  const [ending, setEnding] = useState<string>();

  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{t.sessions}</Title>
      <Hint>{t.sessionsHint}</Hint>
      {content()}
      {dialog}
    </Section>
  );

  function content() {
    if (state.status === "error") return <Notice onRetry={state.retry}>{t.sessionsFailed}</Notice>;
    if (state.status === "loading" || phase === "shown")
      return <div aria-busy="true">{phase === "shown" && <SkeletonText lines={3} />}</div>;
    const others = state.sessions.filter(({ isCurrent }) => !isCurrent);
    return (
      <>
        <Entries aria-labelledby={titleId}>{state.sessions.map(row)}</Entries>
        {others.length === 0 ? (
          <p>{t.onlyHere}</p>
        ) : (
          <Save>
            <Button isBusy={ending === "others"} onPress={() => void endAllOthers()}>
              {t.signOutEverywhere}
            </Button>
          </Save>
        )}
      </>
    );
  }

  function row(session: DeviceSession) {
    const device = nameOf(session);
    const when = formats.relative(session.lastUsedAt, new Date(clock.now()), clock.timeZone);
    return (
      <li key={session.id}>
        <Device>
          <Truncate>{device}</Truncate>
          <small>{t.lastUsed({ when })}</small>
        </Device>
        {session.isCurrent ? (
          <Chip tone="success">{t.thisDevice}</Chip>
        ) : (
          <Button
            size="small"
            aria-label={t.signOutDevice({ device, when })}
            isBusy={ending === session.id}
            onPress={() => void endOne(session, device)}
          >
            {t.signOut}
          </Button>
        )}
      </li>
    );
  }

  function endOne(session: DeviceSession, device: string) {
    const question = { title: t.signOutTitle({ device }), body: t.signOutBody, confirmLabel: t.signOut };
    return ask(question, session.id, () => end(session), t.signedOut({ device }));
  }

  function endAllOthers() {
    const question = { title: t.signOutEverywhere, body: t.signOutEverywhereBody, confirmLabel: t.signOut };
    return ask(question, "others", endOthers, t.signedOutEverywhere);
  }

  async function ask(question: Confirmation, what: string, action: () => Promise<unknown>, done: string) {
    if (!(await confirm(question))) return;
    setEnding(what);
    try {
      await action();
      toast.success(done);
    } catch (error) {
      toast.failed(error, t.signOutFailed);
    } finally {
      setEnding(undefined);
    }
  }

  function nameOf({ userAgent }: DeviceSession): string {
    const { browser, system } = deviceOf(userAgent);
    return browser && system ? t.device({ browser, system }) : (browser ?? system ?? t.unknownDevice);
  }
}
