import type { ReadState } from "@callwright/sdk";
import type { Language } from "@callwright/sdk/contract";
import { useCallback, useEffect, useState, type ReactNode } from "react";

import type { CallRate } from "../../../calls/start/callCost.js";
import type { CallTarget } from "../../../calls/start/callTarget.js";
import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { useKept } from "../../../lib/useKept.js";
import { Avatar } from "../../../ui/avatar/index.js";
import { IconButton } from "../../../ui/button/index.js";
import { useConfirm, useUnsavedGuard } from "../../../ui/confirm/index.js";
import { Drawer, type DrawerNavigation } from "../../../ui/drawer/index.js";
import { Ellipsis } from "../../../ui/icon/generated/icons.js";
import { Menu } from "../../../ui/menu/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { PhoneNumber } from "../../../ui/phone-number/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import { Tabs } from "../../../ui/tabs/index.js";
import { useToast } from "../../../ui/toast/index.js";
import { Truncate } from "../../../ui/truncate/index.js";
import type { firstCallCenterMessages } from "../callCenter.firstTexts.js";
import { callCenterMessages } from "../callCenter.messages.js";
import { callObstacle } from "../callCenter.model.js";
import type { CallCenterRow, ItemTab } from "../CallCenter.types.js";
import { menuActions } from "../menuActions.js";
import type { ItemWish } from "../useCallCenter.js";
import { CallButton } from "./CallButton.js";
import { GeneralInformation, type ItemChange } from "./GeneralInformation.js";
import { ItemCalls } from "./ItemCalls.js";
import { Meta, Name, Names, Padded, Person } from "./ItemDrawer.styles.js";
import { Notes } from "./notes/Notes.js";
import { useItem } from "./useItem.js";

/** Props of {@link ItemDrawer}. */
export interface ItemDrawerProps {
  t: Messages<typeof callCenterMessages>;
  /** Undefined while the drawer is closed. */
  itemId: string | undefined;
  /** The item's row, if it is on the current page of the list. */
  row: CallCenterRow | undefined;
  /** The action for which the item was opened, if it was not opened just to read it. */
  asked: ItemWish | undefined;
  tab: ItemTab;
  onTabChange: (tab: ItemTab) => void;
  isManager: boolean;
  navigation: DrawerNavigation;
  lockedSince: (itemId: string) => number | undefined;
  targetOf: (row: CallCenterRow) => CallTarget;
  rate: CallRate | undefined;
  /** Called when a person is about to call. */
  onCallOpened: (row: CallCenterRow) => void;
  onCallNow: (row: CallCenterRow, language: Language) => void;
  onCallLater: (row: CallCenterRow, language: Language) => void;
  /** Called after the person has confirmed. */
  onDelete: (row: CallCenterRow) => void;
  onOpenCustomer: ((row: CallCenterRow) => void) | undefined;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  onClose: () => void;
  /** A dialog that was opened from the drawer and must be above it. */
  children?: ReactNode;
}

/** The detail of an item: its contact and product, its calls and its notes (A-CCDET-01). */
export function ItemDrawer({
  t: begun,
  ...props
}: Omit<ItemDrawerProps, "t"> & { t: Messages<typeof firstCallCenterMessages> }) {
  return <SayingItemDrawer {...props} t={useAllMessages(callCenterMessages, begun)} />;
}

function SayingItemDrawer(props: ItemDrawerProps) {
  const { t, itemId, row, navigation, onClose, children } = props;
  const isOpen = itemId !== undefined;
  // Nothing is read while the drawer is closed, because the item may have been deleted.
  const { state: latest, update, readAgain } = useItem(itemId, row?.id === itemId ? row : undefined);
  const state = useKept(latest, isOpen);
  const tab = useKept(props.tab, isOpen);
  const [dirtyId, setDirtyId] = useState<string>();
  const isDirty = isOpen && dirtyId === itemId;
  const setDirty = useCallback((isDirty: boolean) => setDirtyId(isDirty ? itemId : undefined), [itemId]);
  const { confirm, dialog } = useConfirm();

  const ready = state.status === "ready" ? state.row : undefined;
  const askToDelete = async (item: CallCenterRow) => {
    const title = t.deleteTitle({ name: item.customer ?? t.unnamed });
    if (await confirm({ title, body: t.deleteBody, confirmLabel: t.delete })) props.onDelete(item);
  };
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => {
        setDirty(false);
        onClose();
      }}
      title={ready?.customer ?? t.detailTitle}
      navigation={navigation}
      isDirty={isDirty}
      isFlush
      actions={ready && <MoreMenu {...props} row={ready} onDelete={(item) => void askToDelete(item)} />}
    >
      {ready ? (
        <Item
          key={ready.id}
          {...props}
          tab={tab}
          row={ready}
          isDirty={isDirty}
          onDirtyChange={setDirty}
          update={update}
          readAgain={readAgain}
        />
      ) : (
        <Padded>
          {state.status === "loading" && <SkeletonText lines={6} />}
          {state.status === "missing" && <Notice tone="info">{t.missing}</Notice>}
          {state.status === "error" && (
            <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
          )}
        </Padded>
      )}
      {dialog}
      {children}
    </Drawer>
  );
}

interface ItemProps extends ItemDrawerProps {
  row: CallCenterRow;
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  update: (id: string, change: ItemChange, basedOn: ReadState | undefined) => Promise<void>;
  readAgain: (id: string) => Promise<CallCenterRow>;
}

function Item({ t, row, tab, isDirty, onDirtyChange, update, readAgain, ...props }: ItemProps) {
  const toast = useToast();
  // Leaving a tab unmounts it, and unsaved text in it would be lost.
  const { guard, dialog } = useUnsavedGuard(isDirty);
  const select = (next: ItemTab) =>
    guard(() => {
      onDirtyChange(false);
      props.onTabChange(next);
    });
  const [isCallAsked] = useState(props.asked === "call");
  const { onCallOpened } = props;
  useEffect(() => {
    if (isCallAsked) onCallOpened(row);
    // Only for a popover that is open from the start: otherwise the button reports that it was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isCallAsked]);
  const obstacle = callObstacle(row);
  const callButton = (isOpenAtFirst = false) => (
    <CallButton
      target={props.targetOf(row)}
      disabledReason={obstacle && t[obstacle]}
      isOpenAtFirst={isOpenAtFirst}
      lockedSince={props.lockedSince(row.id)}
      rate={props.rate}
      onOpenCall={props.onOpenCall}
      onOpened={() => onCallOpened(row)}
      onCallNow={(language) => props.onCallNow(row, language)}
      onCallLater={(language) => props.onCallLater(row, language)}
    />
  );
  return (
    <>
      <PersonLine t={t} row={row} callButton={callButton(isCallAsked)} />
      <Tabs
        label={t.tabs}
        hasGutter
        selectedId={tab}
        onSelect={select}
        items={[
          {
            id: "general",
            label: t.general,
            content: (
              <GeneralInformation
                t={t}
                row={row}
                isSellerShown={props.isManager}
                isEditAsked={props.asked === "edit"}
                onOpenCustomer={props.onOpenCustomer}
                onDirtyChange={onDirtyChange}
                onReadAgain={() => readAgain(row.id)}
                onSave={async (change, basedOn) => {
                  await update(row.id, change, basedOn);
                  toast.success(t.saved);
                }}
              />
            ),
          },
          {
            id: "history",
            label: t.history,
            count: row.callsCount || undefined,
            content: <ItemCalls t={t} itemId={row.id} callButton={callButton()} onOpenCall={props.onOpenCall} />,
          },
          {
            id: "notes",
            label: t.notes,
            content: <Notes t={t} itemId={row.id} onDirtyChange={onDirtyChange} />,
          },
        ]}
      />
      {dialog}
    </>
  );
}

function PersonLine({ t, row, callButton }: Pick<ItemProps, "t" | "row"> & { callButton: ReactNode }) {
  return (
    <Person>
      <Avatar name={row.contact ?? row.customer ?? "?"} size={40} />
      <Names>
        <Name>
          <Truncate>{row.contact ?? t.noContact}</Truncate>
        </Name>
        <Meta>
          {row.jobTitle !== undefined && <Truncate>{row.jobTitle}</Truncate>}
          {row.jobTitle !== undefined && row.phoneNumber !== undefined && <span aria-hidden="true">·</span>}
          {row.phoneNumber !== undefined && <PhoneNumber number={row.phoneNumber} />}
        </Meta>
      </Names>
      {callButton}
    </Person>
  );
}

function MoreMenu({ t, row, onDelete, onOpenCustomer }: ItemDrawerProps & { row: CallCenterRow }) {
  const items = menuActions(
    row,
    {
      t,
      canOpenCustomer: onOpenCustomer !== undefined,
      callingId: undefined,
      onAct: (action, item) => (action === "delete" ? onDelete(item) : onOpenCustomer?.(item)),
      onCall: () => undefined,
      onOpenCall: undefined,
    },
    "drawer",
  );
  return <Menu trigger={<IconButton icon={Ellipsis} label={t.more} />} items={items} />;
}
