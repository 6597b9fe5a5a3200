import type { Messages } from "../../i18n/index.js";
import { useCommands } from "../../lib/WidgetScope.js";
import { useEver } from "../../lists/useOpenRow.js";
import { LateMenuPanel } from "../../ui/menu/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import type { CallCenterHandle, CallCenterProps } from "./CallCenter.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import { CallCenterList } from "./CallCenter.view.js";
import type { RowAction } from "./rowActions.js";
import { ItemRowMenu } from "./rowMenu.js";
import { useCallCenter } from "./useCallCenter.js";
import { useCallPopover } from "./useCallPopover.js";

const ItemSurfaces = onDemand(() => import("./late.js").then(({ ItemSurfaces }) => ItemSurfaces), "all");
const AddNewCallDrawer = onDemand(
  () => import("./add/AddNewCallDrawer.js").then(({ AddNewCallDrawer }) => AddNewCallDrawer),
  "all",
);

/**
 * Preloads code because the pointer or the focus is near the rows, one of which may soon be opened or called. The menu
 * of a row is first: on a slow network it would otherwise wait for the files of the drawer, of which there are many.
 */
const approach = () => {
  LateMenuPanel.preload();
  ItemRowMenu.preload();
  ItemSurfaces.preload();
};

interface CallCenterScreenProps extends Omit<CallCenterProps, "className" | "messages"> {
  t: Messages<typeof firstCallCenterMessages>;
}

/**
 * The list, and what opens over it. That is loaded on first use and stays rendered while it closes.
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
  const popover = useCallPopover(model);
  const wasAdding = useEver(model.view.openNew);

  const act = (action: RowAction, row: CallCenterRow) => {
    if (action === "delete") void model.askToDelete(row);
    else if (action !== "openCustomer") model.open(row.id, action === "edit" ? "edit" : undefined);
    else if (row.customerId !== undefined) onOpenPotentialCustomer?.({ potentialCustomerId: row.customerId });
  };

  return (
    <>
      <CallCenterList
        t={t}
        model={model}
        popover={popover}
        headingLevel={headingLevel}
        canOpenCustomer={onOpenPotentialCustomer !== undefined}
        onAct={act}
        onOpenCall={onOpenCall}
        onCallChosen={(count) => void model.askChosenNow(count)}
        onDeleteChosen={(count) => void model.askToDeleteChosen(count)}
        onApproach={approach}
      />
      {model.dialog}
      {model.workPart}
      {(popover.called ?? model.later ?? model.many ?? model.wasOpened) && (
        <ItemSurfaces
          t={t}
          model={model}
          popover={popover}
          onOpenCustomer={onOpenPotentialCustomer && ((row) => act("openCustomer", row))}
          onOpenCall={onOpenCall}
        />
      )}
      {wasAdding && (
        <AddNewCallDrawer
          t={t}
          isOpen={model.view.openNew}
          companies={model.companies}
          onCreated={model.created}
          onClose={model.closeNew}
        />
      )}
    </>
  );
}
