import type { CallFailureReason, CampaignCourse as Course } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { firstCallMessages } from "../../../calls/call.firstTexts.js";
import { dayAndTime } from "../../../calls/useHeldText.js";
import { type Messages, useCodedText, useFormats, useMessages } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { useNow } from "../../../lib/useNow.js";
import { Link } from "../../../ui/link/index.js";
import { AnswerChip, answerMessages, StatusCell, statusMessages } from "../../../ui/status/index.js";
import type { campaignsMessages } from "../campaigns.messages.js";
import type { CampaignCalls } from "../campaigns.model.js";
import { Line, Lines, Section, Title } from "./CampaignDetail.styles.js";

/** Props of {@link CampaignCourse}. */
export interface CampaignCourseProps {
  t: Messages<typeof campaignsMessages>;
  course: Course;
  /** Called when a person wants to see the calls of a figure. If omitted, figures are not links. */
  onOpenCalls: ((calls: Pick<CampaignCalls, "statuses" | "answers">) => void) | undefined;
}

/**
 * The course of a campaign's calls: their statuses and answers, until when some wait, and why others failed or were
 * refused.
 */
export function CampaignCourse({ t, course, onOpenCalls }: CampaignCourseProps) {
  const statuses = useMessages(statusMessages);
  const answers = useMessages(answerMessages);
  const heldFrom = useHeldFrom(t);
  return (
    <>
      <Group title={t.calls} isEmpty={course.statuses.length === 0}>
        {course.statuses.map(({ status, count }) => (
          <Line key={status}>
            <span>
              <StatusCell status={status} />
            </span>
            <Figure
              t={t}
              label={statuses[status]}
              count={count}
              onOpen={onOpenCalls && (() => onOpenCalls({ statuses: [status] }))}
            />
          </Line>
        ))}
      </Group>
      <Group title={t.answers} isEmpty={course.answers.length === 0}>
        {course.answers.map(({ answer, count }) => (
          <Line key={answer}>
            <span>
              <AnswerChip answer={answer} />
            </span>
            <Figure
              t={t}
              label={answers[answer]}
              count={count}
              onOpen={onOpenCalls && (() => onOpenCalls({ answers: [answer] }))}
            />
          </Line>
        ))}
      </Group>
      <Group title={t.held} isEmpty={course.held.length === 0}>
        {course.held.map(({ reason, count, heldUntil }) => (
          <ReasonLine key={reason.code} reason={reason} count={count} beside={heldFrom(heldUntil)} />
        ))}
      </Group>
      <Group title={t.refusedReasons} isEmpty={course.refused.length === 0}>
        {course.refused.map(({ reason, count }) => (
          <ReasonLine key={reason.code} reason={reason} count={count} />
        ))}
      </Group>
      <Group title={t.failedReasons} isEmpty={course.failed.length === 0}>
        {course.failed.map(({ reason, count }) => (
          <ReasonLine key={reason.code} reason={reason} count={count} />
        ))}
      </Group>
    </>
  );
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <Section aria-label={title}>
      <Title>{title}</Title>
      <Lines>{children}</Lines>
    </Section>
  );
}

interface FigureProps extends Pick<CampaignCourseProps, "t"> {
  label: string;
  count: number;
  onOpen: (() => void) | undefined;
}

/** A figure that links to its calls. */
function Figure({ t, label, count, onOpen }: FigureProps) {
  const formats = useFormats();
  const figure = formats.number(count);
  if (!onOpen) return <b>{figure}</b>;
  return (
    <Link aria-label={t.showCallsOf({ label, count })} onPress={onOpen}>
      {figure}
    </Link>
  );
}

function ReasonLine({ reason, count, beside }: { reason: CallFailureReason; count: number; beside?: string }) {
  const formats = useFormats();
  const reasonOf = useCodedText("callFailure");
  return (
    <Line>
      <span>
        {reasonOf(reason)} {beside !== undefined && <small>{beside}</small>}
      </span>
      <b>{formats.number(count)}</b>
    </Line>
  );
}

/** The time from which held contacts can be called, in the user's time zone. */
function useHeldFrom(t: CampaignCourseProps["t"]) {
  const { dayAndTime: join } = useMessages(firstCallMessages);
  const formats = useFormats();
  const now = useNow(60_000);
  const { timeZone } = useClock();
  return (heldUntil: string) => t.heldFrom({ time: dayAndTime(heldUntil, now, timeZone, join, formats) });
}
