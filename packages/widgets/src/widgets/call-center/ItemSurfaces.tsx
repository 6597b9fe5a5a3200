import { useCallRate } from "../../calls/start/useCallRate.js";
import type { Messages } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import { callItems } from "./callItems.js";
import { CallPopover } from "./CallPopover.js";
import { ItemDrawer } from "./detail/ItemDrawer.js";
import { toCallTarget } from "./toCallTarget.js";
import type { CallCenterModel } from "./useCallCenter.js";
import type { CallPopoverModel } from "./useCallPopover.js";

const CallLaterModal = onDemand(
  () => import("../../calls/later/CallLaterModal.js").then(({ CallLaterModal }) => CallLaterModal),
  "all",
);
const CallManyModal = onDemand(
  () => import("../../calls/start/CallManyModal.js").then(({ CallManyModal }) => CallManyModal),
  "all",
);

interface ItemSurfacesProps {
  t: Messages<typeof firstCallCenterMessages>;
  model: CallCenterModel;
  popover: CallPopoverModel;
  onOpenCustomer: ((row: CallCenterRow) => void) | undefined;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
}

/**
 * What opens over the list to call items: the popover of a row, the drawer of an item, and the dialogs. It stays rendered
 * while they close.
 */
export function ItemSurfaces({ t, model, popover, onOpenCustomer, onOpenCall }: ItemSurfacesProps) {
  const { view, panel, later, many, isOpen } = model;
  const { called, anchor } = popover;
  const rate = useCallRate(model.pricedSellerId);
  const { callNow, callMany, callLater } = callItems(model);
  const targetOf = (row: CallCenterRow) => toCallTarget(row, t);
  // While a drawer is open, nothing outside it can be used. A modal that is opened from the drawer is therefore
  // rendered inside it.
  const laterModal = later && (
    <CallLaterModal
      isOpen={panel === "later"}
      target={{ ...later, targets: later.rows.map(targetOf) }}
      rate={rate}
      onSubmit={callLater}
      onClose={model.closePanel}
    />
  );
  return (
    <>
      {called && anchor && (
        <CallPopover
          key={called.id}
          target={targetOf(called)}
          anchor={anchor}
          isOpen={popover.isOpen}
          onClose={popover.close}
          lockedSince={model.locks.since(called.id)}
          rate={rate}
          onOpenCall={onOpenCall}
          onCallNow={(language) => void callNow(called, language)}
          onCallLater={(language) => model.askLater(called, language)}
        />
      )}
      {model.wasOpened && (
        <ItemDrawer
          t={t}
          itemId={view.openItemId || undefined}
          row={model.openRow}
          asked={model.asked}
          tab={view.tab}
          onTabChange={(tab) => model.change({ tab })}
          isManager={model.viewer?.isManager ?? false}
          navigation={model.navigation}
          lockedSince={model.locks.since}
          targetOf={targetOf}
          rate={rate}
          onCallOpened={(row) => model.expectCalls([row])}
          onCallNow={(row, language) => void callNow(row, language)}
          onCallLater={model.askLater}
          onDelete={(row) => void model.removeOne(row)}
          onOpenCustomer={onOpenCustomer}
          onOpenCall={onOpenCall}
          onClose={model.close}
        >
          {isOpen && laterModal}
        </ItemDrawer>
      )}
      {!isOpen && laterModal}
      {many && (
        <CallManyModal
          isOpen={panel === "many"}
          count={many.count}
          targets={many.rows?.map(targetOf)}
          rate={rate}
          onCall={(targets, campaign) =>
            callMany(
              targets.map(({ itemId }) => itemId),
              campaign,
            )
          }
          onClose={model.closePanel}
        />
      )}
    </>
  );
}
