import type { NotificationKind } from "@callwright/sdk/contract";
import { useId } from "react";

import { useRelativeTimes, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Bell, CalendarX2, Flag, PhoneCall, PhoneForwarded, Wallet } from "../../ui/icon/generated/icons.js";
import { Icon, type IconShape } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import { Notice } from "../../ui/notice/index.js";
import { SkeletonText, useSkeletonTime } from "../../ui/skeleton/index.js";
import { Unseen } from "../../ui/unseen/index.js";
import type { NotificationsProps } from "./Notifications.js";
import { Dot, Foot, Head, List, Row, Rows, When, Words } from "./Notifications.styles.js";
import type { notificationsMessages } from "./notifications.messages.js";
import type { NotificationRow } from "./notifications.model.js";
import type { NotificationsModel } from "./useNotifications.js";

interface NotificationListProps extends Pick<NotificationsProps, "headingLevel" | "onChoose"> {
  t: Messages<typeof notificationsMessages>;
  model: NotificationsModel;
  /** Called when somebody has pressed a notification, or the link to choose notifications. */
  onLeave?: () => void;
}

const icons: Record<NotificationKind, IconShape> = {
  POSITIVE_ANSWER: PhoneCall,
  CALLBACK_DUE: PhoneForwarded,
  SCHEDULED_CALL_FAILED: CalendarX2,
  CAMPAIGN_DONE: Flag,
  BALANCE_LOW: Wallet,
};

/** The list of notifications, newest first. */
export function NotificationList({ t, model, headingLevel = 2, onChoose, onLeave }: NotificationListProps) {
  const titleId = useId();
  const formats = useRelativeTimes();
  const clock = useClock();
  const { state, markAllRead, isMarking, showOlder, openerOf } = model;
  const phase = useSkeletonTime(state.status === "loading");
  const Title = `h${headingLevel}` as const;
  return (
    <List aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{t.title}</Title>
        {state.status === "ready" && state.unreadCount > 0 && (
          <Button size="small" variant="ghost" isBusy={isMarking} onPress={markAllRead}>
            {t.markAllRead}
          </Button>
        )}
      </Head>
      {content()}
      {(showOlder ?? onChoose) && (
        <Foot>
          {showOlder && <Link onPress={showOlder}>{t.older}</Link>}
          {onChoose && <Link onPress={leaveFor(onChoose)}>{t.choose}</Link>}
        </Foot>
      )}
    </List>
  );

  function content() {
    if (state.status === "error") return <Notice onRetry={state.retry} />;
    if (state.status === "loading" || phase === "shown")
      return <div aria-busy="true">{phase === "shown" && <SkeletonText lines={6} />}</div>;
    if (state.rows.length === 0) return <EmptyState icon={Bell}>{t.empty}</EmptyState>;
    return <Rows>{state.rows.map(row)}</Rows>;
  }

  function row({ id, kind, title, about, reason, createdAt, isUnread, target }: NotificationRow) {
    const open = openerOf({ id, target, isUnread });
    return (
      <li key={id}>
        <Row
          type="button"
          data-kind={kind}
          data-unread={isUnread || undefined}
          disabled={!open}
          onClick={open && leaveFor(open)}
        >
          <Icon icon={icons[kind]} />
          <Words>
            <b>
              {isUnread && <Unseen>{t.unread} </Unseen>}
              {title}
            </b>
            <span>{about}</span>
            {reason !== undefined && <span>{reason}</span>}
          </Words>
          <When>
            {formats.relative(createdAt, new Date(clock.now()), clock.timeZone)}
            {isUnread && <Dot aria-hidden="true" />}
          </When>
        </Row>
      </li>
    );
  }

  function leaveFor(go: () => void) {
    return () => {
      go();
      onLeave?.();
    };
  }
}
