import type { CampaignSettings } from "@callwright/sdk/contract";

import { useNumbers, useMessages } from "../../i18n/index.js";
import { useNow } from "../../lib/useNow.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { callFormMessages } from "./callForm.messages.js";
import type { CallRate } from "./callCost.js";
import { Facts, Notes } from "./CallManyModal.styles.js";
import type { CallTarget } from "./callTarget.js";
import { CheckedCalls } from "./CheckedCalls.js";
import { lookAt, type ManyCalls } from "./manyCalls.js";
import { CampaignOfCalls, useCampaignDraft } from "./CampaignOfCalls.js";
import { useCallCheck, type CallCheckState } from "./useCallCheck.js";
import { useCostText } from "./useCostText.js";
import { useFromText } from "./useFromText.js";

/** Props of {@link CallManyModal}. */
export interface CallManyModalProps {
  isOpen: boolean;
  /** How many items were selected; their details are loaded afterwards. */
  count: number;
  /** Undefined while they load. */
  targets: readonly CallTarget[] | undefined;
  /** The seller's price of a minute; undefined while it is not known, and if there are several sellers. */
  rate: CallRate | undefined;
  /** Called with the settings of the campaign, if there are several items to call. */
  onCall: (targets: readonly CallTarget[], campaign: CampaignSettings | undefined) => void;
  onClose: () => void;
}

const namedContacts = 3;
const nobody: readonly CallTarget[] = [];

/**
 * Asks for confirmation before many calls are made at once: the people, the numbers, the local times, and the maximum
 * cost. All of it is shown at once when the server has checked the calls, so that nothing moves twice.
 */
export function CallManyModal({ isOpen, count, targets, rate, onCall, onClose }: CallManyModalProps) {
  const t = useMessages(callFormMessages);
  const now = useNow(60_000);
  const check = useCallCheck(isOpen ? targets?.map(({ itemId }) => itemId) : undefined);
  const look = lookAt(targets ?? nobody, now, check.status === "ready" ? check.check : undefined);
  const isReading = targets === undefined || (targets.length > 0 && check.status === "reading");
  const toCallCount = isReading ? count : look.toCall.length;
  const draft = useCampaignDraft(toCallCount, isOpen);
  const isCampaign = toCallCount > 1;
  const isNobody = toCallCount === 0;
  return (
    <Modal
      width={400}
      isOpen={isOpen}
      onClose={onClose}
      title={t.manyTitle({ count: toCallCount || count })}
      isDirty={isCampaign && draft.isWritten}
      footer={({ close }) => (
        <>
          <Button autoFocus onPress={close}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={isReading || isNobody || (isCampaign && draft.isWrong)}
            onPress={() => {
              onClose();
              onCall(look.toCall, isCampaign ? draft.settings : undefined);
            }}
          >
            {t.callNow}
          </Button>
        </>
      )}
    >
      {isReading ? (
        <div role="status" aria-label={targets ? t.checkReading : t.manyReading}>
          <SkeletonText lines={6} />
        </div>
      ) : (
        <>
          {isNobody ? t.manyNobody : <CallsFacts look={look} rate={rate} check={check} />}
          {check.status === "ready" && <CheckedCalls check={check.check} targets={targets} />}
        </>
      )}
      {isCampaign && <CampaignOfCalls draft={draft} />}
      {!isReading && check.status !== "ready" && (
        <Notes>
          {look.underWay > 0 && <div>{t.manyUnderWay({ count: look.underWay })}</div>}
          {look.leftOut > 0 && <div>{t.manyLeftOut({ count: look.leftOut })}</div>}
          {check.status === "failed" && <div role="status">{t.checkFailed}</div>}
        </Notes>
      )}
    </Modal>
  );
}

interface CallsFactsProps extends Pick<CallManyModalProps, "rate"> {
  look: ManyCalls;
  /** The server's check of the calls. */
  check: CallCheckState;
}

function CallsFacts({ look, rate, check }: CallsFactsProps) {
  const t = useMessages(callFormMessages);
  const { toCall, offHours, unknownHours } = look;
  const named = toCall.slice(0, namedContacts).map(({ contact, customer }) => contact ?? customer);
  const more = toCall.length - named.length;
  const hours = [
    offHours > 0 ? t.manyOffHours({ count: offHours }) : unknownHours === 0 && t.manyInHours,
    unknownHours > 0 && t.manyUnknownHours({ count: unknownHours }),
  ];
  const from = useFromText(
    check,
    toCall.map(({ itemId }) => itemId),
  );
  const cost = useCostText(rate, toCall.length);
  const most = useNumbers().money(check.status === "ready" ? check.check.costUpTo : 0);
  return (
    <Facts>
      <dt>{t.manyTo}</dt>
      <dd>
        {named.join(", ")} {more > 0 && t.manyMore({ count: more })}
      </dd>
      {from !== undefined && (
        <>
          <dt>{t.manyFrom}</dt>
          <dd>{from}</dd>
        </>
      )}
      <dt>{t.manyTime}</dt>
      <dd>
        {hours.filter(Boolean).map((said) => (
          <div key={String(said)}>{said}</div>
        ))}
      </dd>
      <dt>{t.manyCost}</dt>
      <dd>{rate === undefined && check.status === "ready" ? t.checkCostUpTo({ most }) : cost}</dd>
    </Facts>
  );
}
