import { isScheduled, isUnderWay } from "../../../calls/callRow.model.js";
import { callMessages } from "../../../calls/call.messages.js";
import { StepInto } from "../../../calls/step-in/StepInto.js";
import { CallTrack } from "../../../calls/track/CallTrack.js";
import { useMessages, type MessageOverrides } from "../../../i18n/index.js";
import { Avatar } from "../../../ui/avatar/index.js";
import { Button, IconButton } from "../../../ui/button/index.js";
import { Phone } from "../../../ui/icon/generated/icons.js";
import { PhoneNumber } from "../../../ui/phone-number/index.js";
import { Truncate } from "../../../ui/truncate/index.js";
import { callHistoryMessages } from "../callHistory.messages.js";
import type { CallDetailState } from "../CallHistory.types.js";
import { waitingActions, type MenuActionOptions } from "../menuActions.js";
import { CallFacts } from "./CallFacts.js";
import {
  CallMade,
  CallNarrow,
  Conversation,
  Name,
  Nothing,
  Person,
  Scheduled,
  Sub,
  Summary,
} from "./CallDetail.styles.js";
import { HeardCall } from "./HeardCall.js";
import { SpokenCall } from "./SpokenCall.js";
import { ToldCall } from "./ToldCall.js";

type Ready = Extract<CallDetailState, { status: "ready" }>;

/** Props of {@link CallDetailBody}. */
export interface CallDetailBodyProps extends Pick<
  Ready,
  "call" | "turns" | "recording" | "steps" | "carrier" | "reading"
> {
  callId: string;
  /** The text that is searched for in the conversation at first, or "". */
  said: string;
  /** The second of the recording at which the detail opens. */
  at: number | undefined;
  /** Returns the host's URL of a second of a call. If omitted, no link can be copied. */
  addressOfCall: ((place: { openCallId: string; openCallAt: string }) => string) | undefined;
  isSellerShown: boolean;
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
  downloadDisabledReason: string | undefined;
  rowOptions: MenuActionOptions;
  messages: MessageOverrides<typeof callHistoryMessages> | undefined;
  loadRecording: (callId: string) => Promise<Blob>;
  /** Tells the drawer whether closing it would lose a sentence that was typed for the call. */
  onSentenceChange: (isTyped: boolean) => void;
}

/** The contact, the facts, the recording or progress, and the conversation of a call. */
export function CallDetailBody(props: CallDetailBodyProps) {
  const { call, turns, recording, steps, messages } = props;
  const t = useMessages(callHistoryMessages, messages);
  const names = useMessages(callMessages);
  const waiting = waitingActions(call, props.rowOptions);

  return (
    <>
      <Summary>
        <Person>
          <Avatar name={call.contact || call.customer} size={40} />
          <div>
            <Name>{call.contact || names.contact}</Name>
            <Sub>
              {call.jobTitle !== undefined && (
                <>
                  <Truncate>{call.jobTitle}</Truncate>
                  <span aria-hidden="true">·</span>
                </>
              )}
              <PhoneNumber number={call.phoneNumber} />
            </Sub>
          </div>
          {!isUnderWay(call) && !isScheduled(call) && <CallButton {...props} label={t.call} />}
        </Person>
        {waiting.length > 0 && (
          <Scheduled>
            {waiting.map(({ id, needs, label, icon, disabledReason, onAction }) => (
              <Button key={id} needs={needs} icon={icon} disabledReason={disabledReason} onPress={onAction}>
                {label}
              </Button>
            ))}
          </Scheduled>
        )}
        {recording === null && <CallTrack call={call} steps={steps} />}
        <CallFacts
          call={call}
          isSellerShown={props.isSellerShown}
          carrier={props.carrier}
          onOpenCampaign={props.onOpenCampaign}
          messages={messages}
        />
        <StepInto
          callId={props.callId}
          contactName={call.contact || call.customer}
          widget="call-history"
          onDirtyChange={props.onSentenceChange}
        />
      </Summary>
      {recording ? (
        <HeardCall {...props} recording={recording} read={{ reading: props.reading, t }} />
      ) : isUnderWay(call) ? (
        <Conversation>
          <SpokenCall call={call} t={t} />
        </Conversation>
      ) : turns.length > 0 ? (
        <ToldCall call={call} turns={turns} said={props.said} reading={props.reading} t={t} />
      ) : (
        call.answeredAt !== null && <Nothing>{t.noConversation}</Nothing>
      )}
    </>
  );
}

function CallButton({ call, rowOptions, label }: CallDetailBodyProps & { label: string }) {
  const { t, onAct } = rowOptions;
  const disabledReason = call.phoneBookId === null ? t.noPhoneBook : undefined;
  const shared = { icon: Phone, disabledReason, onPress: () => onAct("call", call) };
  return (
    <>
      <CallMade>
        <Button {...shared}>{label}</Button>
      </CallMade>
      <CallNarrow>
        <IconButton variant="secondary" size="large" label={label} {...shared} />
      </CallNarrow>
    </>
  );
}
