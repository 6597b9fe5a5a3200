import type { ReactNode } from "react";

import type { Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Card } from "../../ui/card/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { PhoneOutgoing } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { SkeletonText, useSkeletonTime } from "../../ui/skeleton/index.js";
import { ActivityFacts } from "./ActivityFacts.js";
import type { ContactActivityProps } from "./ContactActivity.js";
import { Content, Earlier, Entries, Quiet } from "./ContactActivity.styles.js";
import type { contactActivityMessages } from "./contactActivity.messages.js";
import { CallEntry, NoteEntry } from "./entries.js";
import type { ActivityState } from "./useContactActivity.js";

interface ActivityCardProps extends Pick<ContactActivityProps, "headingLevel" | "onOpenCall"> {
  t: Messages<typeof contactActivityMessages>;
  state: ActivityState;
}

/** Renders the card. */
export function ActivityCard({ t, state, headingLevel = 2, onOpenCall }: ActivityCardProps) {
  const phase = useSkeletonTime(state.status === "loading");
  const person = state.status === "ready" ? state.person : undefined;
  const names = [person?.name, person?.jobTitle].filter((name) => name !== undefined);
  return (
    <Card title={t.title} level={headingLevel} aside={names.length > 0 && <Quiet>{names.join(" · ")}</Quiet>}>
      <Content aria-busy={state.status === "loading" || undefined}>{content()}</Content>
    </Card>
  );

  function content(): ReactNode {
    if (phase === "shown") return <SkeletonText lines={5} />;
    switch (state.status) {
      case "loading":
        return null;
      case "error":
        return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
      case "forbidden":
        return <Notice tone="info">{t.forbidden}</Notice>;
      case "unreadable":
        return <Notice tone="info">{t.unreadable}</Notice>;
      case "ready":
        return <ReadyActivity t={t} state={state} onOpenCall={onOpenCall} />;
    }
  }
}

interface ReadyActivityProps extends Pick<ActivityCardProps, "t" | "onOpenCall"> {
  state: Extract<ActivityState, { status: "ready" }>;
}

function ReadyActivity({ t, state, onOpenCall }: ReadyActivityProps) {
  const { timeline, callability, retryNotes, retryCallability, showEarlier } = state;
  const { entries, hasMore } = timeline;
  return (
    <>
      <ActivityFacts t={t} callability={callability} timeline={timeline} />
      {retryCallability && <Notice title={t.callabilityFailed} onRetry={retryCallability} />}
      {retryNotes && <Notice title={t.notesFailed} onRetry={retryNotes} />}
      {entries.length > 0 ? (
        <Entries aria-label={t.timeline}>
          {entries.map((entry) =>
            entry.kind === "call" ? (
              <CallEntry key={entry.id} t={t} entry={entry} onOpenCall={onOpenCall} />
            ) : (
              <NoteEntry key={entry.id} t={t} entry={entry} />
            ),
          )}
        </Entries>
      ) : (
        !retryNotes && <EmptyState icon={PhoneOutgoing}>{t.empty}</EmptyState>
      )}
      {showEarlier && (
        <Earlier>
          <Button size="small" onPress={showEarlier}>
            {t.showEarlier}
          </Button>
        </Earlier>
      )}
      {hasMore && !showEarlier && <Quiet>{t.noEarlier}</Quiet>}
    </>
  );
}
