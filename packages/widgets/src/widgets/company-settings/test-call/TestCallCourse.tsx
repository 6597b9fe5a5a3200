import type { TestCall } from "@callwright/sdk/contract";

import { isUnderWay } from "../../../calls/callRow.model.js";
import { grouped } from "../../../calls/proofDigits.js";
import { CallTrack } from "../../../calls/track/CallTrack.js";
import { trackSteps } from "../../../calls/track/track.model.js";
import { Transcript } from "../../../calls/transcript/Transcript.js";
import { toTurns } from "../../../calls/turns.model.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import type { companySettingsMessages } from "../companySettings.messages.js";
import { Help } from "../Section.styles.js";
import { toTrackedCall } from "./testCall.model.js";
import { Course } from "./TestCallCourse.styles.js";

/** Props of {@link TestCallCourse}. */
export interface TestCallCourseProps {
  t: Messages<typeof companySettingsMessages>;
  testCall: TestCall;
}

/** The progress of a test call and, when it has ended, its duration and conversation. */
export function TestCallCourse({ t, testCall }: TestCallCourseProps) {
  const formats = useFormats();
  const phone = usePhoneText();
  const { status, timeline, phoneNumber, language, durationSeconds, conversation, proofDigits, isProven } = testCall;
  const to = { number: phone(phoneNumber), language: formats.language(language) };
  return (
    <Course role="group" aria-label={t.lastTestCall}>
      <CallTrack call={toTrackedCall(testCall)} steps={trackSteps(status, timeline)} />
      {proofDigits !== null && isUnderWay(testCall) && (
        <Notice tone="info" title={t.pressDigits({ digits: grouped(proofDigits) })}>
          {t.pressDigitsHelp}
        </Notice>
      )}
      {status === "COMPLETED" && !isProven && <Notice tone="info" title={t.notProven} />}
      <Help>
        {durationSeconds === null ? t.testTo(to) : t.testToFor({ ...to, duration: formats.duration(durationSeconds) })}
      </Help>
      {conversation.length > 0 && (
        <Transcript turns={toTurns(conversation)} contactName={t.you} language={language} playback={undefined} />
      )}
    </Course>
  );
}
