import type { CallDetail, NamedRef } from "@callwright/sdk/contract";

import { callMessages } from "../../../calls/call.messages.js";
import type { CallRow } from "../../../calls/callRow.model.js";
import { useStatusExplanation } from "../../../calls/CallStatusCell.js";
import { FromNumber } from "../../../calls/FromNumber.js";
import { useCodedText, useFormats, useMessages, type MessageOverrides } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { Link } from "../../../ui/link/index.js";
import { AnswerChip, StatusCell } from "../../../ui/status/index.js";
import { callHistoryMessages } from "../callHistory.messages.js";
import { Fact, Facts } from "./CallDetail.styles.js";

/** The reason why a call ended; undefined for a failed call, whose reason is shown elsewhere. */
function useEndText({ endCode: code, endMessage: message }: CallRow): string | undefined {
  const endOf = useCodedText("callEnd");
  return code === undefined || message === undefined || code === "FAILED" ? undefined : endOf({ code, message });
}

/** Props of {@link CallFacts}. */
export interface CallFactsProps {
  call: CallRow;
  isSellerShown: boolean;
  carrier: CallDetail["carrier"];
  /** If omitted, the campaign is not a link. */
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
  messages: MessageOverrides<typeof callHistoryMessages> | undefined;
}

/** A call's data as a list of names and values. */
export function CallFacts({ call, isSellerShown, carrier, onOpenCampaign, messages }: CallFactsProps) {
  const t = useMessages(callHistoryMessages, messages);
  const names = useMessages(callMessages);
  const formats = useFormats();
  const { timeZone } = useClock();
  const explanation = useStatusExplanation(call);
  const end = useEndText(call);
  return (
    <Facts>
      {/* If there is no recording, `CallTrack` above shows the status. */}
      {call.hasRecording && (
        <>
          <Fact>
            <dt>{t.status}</dt>
            <dd>
              <StatusCell status={call.status} explanation={explanation} />
            </dd>
          </Fact>
          <Fact>
            <dt>{t.answer}</dt>
            <dd>
              <AnswerChip answer={call.answer} />
            </dd>
          </Fact>
        </>
      )}
      <Fact>
        <dt>{t.language}</dt>
        <dd>{formats.language(call.language)}</dd>
      </Fact>
      <Fact>
        <dt>{call.status === "CRON" ? t.scheduledFor : t.started}</dt>
        <dd>{call.startAt === null ? names.none : formats.date(call.startAt, "call", timeZone)}</dd>
      </Fact>
      {call.attempts > 1 && (
        <Fact>
          <dt>{t.attempt}</dt>
          <dd>{names.attemptShort({ attempt: call.attempt, attempts: call.attempts })}</dd>
        </Fact>
      )}
      {call.answeredBy !== null && (
        <Fact>
          <dt>{t.answeredBy}</dt>
          <dd>{names[call.answeredBy]}</dd>
        </Fact>
      )}
      {end !== undefined && (
        <Fact>
          <dt>{t.ended}</dt>
          <dd>{end}</dd>
        </Fact>
      )}
      <Fact>
        <dt>{t.numberUsed}</dt>
        <dd>
          <FromNumber number={call.fromNumber} />
        </dd>
      </Fact>
      <Fact>
        <dt>{t.product}</dt>
        <dd>{call.product ?? names.none}</dd>
      </Fact>
      {call.campaign && (
        <Fact>
          <dt>{t.campaign}</dt>
          <dd>
            <CampaignName {...call.campaign} onOpen={onOpenCampaign} />
          </dd>
        </Fact>
      )}
      {isSellerShown && (
        <Fact>
          <dt>{t.seller}</dt>
          <dd>{call.seller}</dd>
        </Fact>
      )}
      {carrier && <CarrierFacts carrier={carrier} messages={messages} />}
    </Facts>
  );
}

/** The carriers' own names, which are the same in every language. */
const carrierNames = { vapi: "Vapi", twilio: "Twilio", retell: "Retell", sip: "SIP" } as const;

interface CarrierFactsProps extends Pick<CallFactsProps, "messages"> {
  carrier: NonNullable<CallDetail["carrier"]>;
}

/** The carrier of a call, its cost, the amount that the company was charged, and the difference. */
function CarrierFacts({ carrier: { name, cost, charged }, messages }: CarrierFactsProps) {
  const t = useMessages(callHistoryMessages, messages);
  const formats = useFormats();
  return (
    <>
      <Fact>
        <dt>{t.carrier}</dt>
        <dd>{name === "simulator" ? t.simulator : carrierNames[name]}</dd>
      </Fact>
      {charged !== null && (
        <Fact>
          <dt>{t.charged}</dt>
          <dd>{formats.money(charged)}</dd>
        </Fact>
      )}
      {name !== "simulator" && (
        <Fact>
          <dt>{t.carrierCost}</dt>
          <dd>{cost === null ? t.costUnknown : smallMoney(formats.locale, cost.amount, cost.currency)}</dd>
        </Fact>
      )}
      {cost?.currency === "USD" && charged !== null && (
        <Fact>
          <dt>{t.margin}</dt>
          <dd>{smallMoney(formats.locale, charged - cost.amount, cost.currency)}</dd>
        </Fact>
      )}
    </>
  );
}

/** An amount with the fractions of a cent that carriers charge: `$0.0712`. */
function smallMoney(locale: string, amount: number, currency: string): string {
  const fractions = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
  return new Intl.NumberFormat(locale, { style: "currency", currency, ...fractions }).format(amount);
}

function CampaignName({ id, name, onOpen }: NamedRef & { onOpen: CallFactsProps["onOpenCampaign"] }) {
  return onOpen ? <Link onPress={() => onOpen({ campaignId: id })}>{name}</Link> : name;
}
