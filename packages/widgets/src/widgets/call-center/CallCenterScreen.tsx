import type { Messages } from "../../i18n/index.js";
import { useCommands } from "../../lib/WidgetScope.js";
import { useEver } from "../../lists/useOpenRow.js";
import { onDemand } from "../../ui/on-demand/index.js";
import type { CallCenterHandle, CallCenterProps } from "./CallCenter.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import { toCallTarget } from "./callCenter.model.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import { CallCenterList } from "./CallCenter.view.js";
import type { RowAction } from "./rowActions.js";
import { preloadItemWork, useCallCenter } from "./useCallCenter.js";

const ItemDrawer = onDemand(() => import("./late.js").then(({ ItemDrawer }) => ItemDrawer), "all");
const AddNewCallDrawer = onDemand(
  () => import("./add/AddNewCallDrawer.js").then(({ AddNewCallDrawer }) => AddNewCallDrawer),
  "all",
);
const CallLaterModal = onDemand(
  () => import("../../calls/later/CallLaterModal.js").then(({ CallLaterModal }) => CallLaterModal),
  "all",
);
const CallManyModal = onDemand(
  () => import("../../calls/start/CallManyModal.js").then(({ CallManyModal }) => CallManyModal),
  "all",
);

/** Preloads code because the pointer or the focus is near the rows, one of which may soon be opened or called. */
const approach = () => {
  ItemDrawer.preload();
  preloadItemWork();
};

interface CallCenterScreenProps extends Omit<CallCenterProps, "className" | "messages"> {
  t: Messages<typeof firstCallCenterMessages>;
}

/**
 * The list, and the drawers and modals over it. Drawers and modals are loaded on first use and stay rendered while they
 * close.
 */
export function CallCenterScreen({
  t,
  headingLevel,
  onOpenPotentialCustomer,
  onOpenCall,
  ...options
}: CallCenterScreenProps) {
  const model = useCallCenter({ ...options, onOpenCall }, t);
  useCommands<CallCenterHandle>({
    openItem: (itemId) => model.open(itemId),
    callContact: (contact) => model.openToCall(contact),
  });
  const { view, panel, later, many } = model;
  const targetOf = (row: CallCenterRow) => toCallTarget(row, t);
  const { isOpen: isItemOpen, wasOpened } = model;
  const wasAdding = useEver(view.openNew);

  const act = (action: RowAction, row: CallCenterRow) => {
    if (action === "delete") void model.askToDelete(row);
    else if (action !== "openCustomer") model.open(row.id, action === "edit" ? "edit" : undefined);
    else if (row.customerId !== undefined) onOpenPotentialCustomer?.({ potentialCustomerId: row.customerId });
  };

  // While a drawer is open, nothing outside it can be used. A modal that is opened from the drawer is therefore
  // rendered inside it.
  const laterModal = later && (
    <CallLaterModal
      isOpen={panel === "later"}
      target={{ ...later, targets: later.rows.map(targetOf) }}
      rate={model.rate}
      onSubmit={model.callLater}
      onClose={model.closePanel}
    />
  );
  return (
    <>
      <CallCenterList
        t={t}
        model={model}
        headingLevel={headingLevel}
        canOpenCustomer={onOpenPotentialCustomer !== undefined}
        onAct={act}
        targetOf={targetOf}
        onOpenCall={onOpenCall}
        onCallChosen={(count) => void model.askChosenNow(count)}
        onDeleteChosen={(count) => void model.askToDeleteChosen(count)}
        onApproach={approach}
      />
      {model.dialog}
      {model.workPart}
      {wasOpened && (
        <ItemDrawer
          t={t}
          itemId={view.openItemId || undefined}
          row={model.openRow}
          asked={model.asked}
          tab={view.tab}
          onTabChange={(tab) => model.change({ tab })}
          isManager={model.viewer?.isManager ?? false}
          navigation={model.navigation}
          lockedSince={model.lockedSince}
          targetOf={targetOf}
          rate={model.rate}
          onCallOpened={(row) => model.expectCalls([row])}
          onCallNow={(row, language) => void model.callNow(row, language)}
          onCallLater={model.askLater}
          onDelete={(row) => void model.removeOne(row)}
          onOpenCustomer={onOpenPotentialCustomer && ((row) => act("openCustomer", row))}
          onOpenCall={onOpenCall}
          onClose={model.close}
        >
          {isItemOpen && laterModal}
        </ItemDrawer>
      )}
      {wasAdding && (
        <AddNewCallDrawer
          t={t}
          isOpen={view.openNew}
          companies={model.companies}
          onCreated={model.created}
          onClose={model.closeNew}
        />
      )}
      {!isItemOpen && laterModal}
      {many && (
        <CallManyModal
          isOpen={panel === "many"}
          count={many.count}
          targets={many.rows?.map(targetOf)}
          rate={model.rate}
          onCall={(targets, campaign) =>
            model.callMany(
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
