import { type ReactNode, useState } from "react";

import { canHangUp, isUnderWay } from "../../../calls/callRow.model.js";
import { CallStatusCell } from "../../../calls/CallStatusCell.js";
import { StepInto } from "../../../calls/step-in/StepInto.js";
import { LiveTranscript } from "../../../calls/transcript/LiveTranscript.js";
import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { useMay } from "../../../lib/allowed.js";
import { useKept } from "../../../lib/useKept.js";
import { Avatar } from "../../../ui/avatar/index.js";
import { Button, IconButton } from "../../../ui/button/index.js";
import { Drawer, type DrawerNavigation } from "../../../ui/drawer/index.js";
import { Ban, Ellipsis, PhoneOff } from "../../../ui/icon/generated/icons.js";
import { Menu } from "../../../ui/menu/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { PhoneNumber } from "../../../ui/phone-number/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import type { LiveCallsProps } from "../LiveCalls.js";
import type { firstLiveCallsMessages } from "../liveCalls.firstTexts.js";
import { liveCallsMessages } from "../liveCalls.messages.js";
import { toLiveCallRow, type LiveCallRow } from "../liveCalls.model.js";
import { Customer, Person, Quiet } from "../LiveCalls.styles.js";
import { menuActions } from "../menuActions.js";
import type { RowActionOptions } from "../rowActions.js";
import type { LiveCallsModel } from "../useLiveCalls.js";

/** Props of {@link LiveCallDrawer}. */
export interface LiveCallDrawerProps extends Pick<LiveCallsProps, "onOpenCall">, Pick<RowActionOptions, "onAct"> {
  t: Messages<typeof liveCallsMessages>;
  isOpen: boolean;
  callId: string;
  read: LiveCallsModel["detail"];
  /** The row of the call, which is shown until the details are loaded. */
  row: LiveCallRow | undefined;
  /** The actions that open the previous and the next call of the list. */
  navigation: Pick<DrawerNavigation, "onPrevious" | "onNext">;
  onClose: () => void;
  /** A dialog that was opened from here and must be above the drawer. */
  children?: ReactNode;
}

/**
 * The detail of a live call, with its conversation word by word. It stays open after the call has ended, until it is
 * closed.
 */
export function LiveCallDrawer({
  t: begun,
  ...props
}: Omit<LiveCallDrawerProps, "t"> & { t: Messages<typeof firstLiveCallsMessages> }) {
  return <SayingLiveCallDrawer {...props} t={useAllMessages(liveCallsMessages, begun)} />;
}

function SayingLiveCallDrawer(props: LiveCallDrawerProps) {
  const { t, isOpen, navigation, onAct, onOpenCall, onClose, children } = props;
  const [isDirty, setDirty] = useState(false);
  // While the drawer closes, it keeps what it showed before.
  const id = useKept(props.callId, isOpen);
  const read = useKept(props.read, isOpen);
  const row = useKept(props.row, isOpen);
  const call = read.data?.id === id ? toLiveCallRow(read.data, undefined) : row;
  const contact = call?.contact || call?.customer || t.detailTitle;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={contact}
      isDirty={isDirty}
      navigation={{ ...navigation, previousLabel: t.previous, nextLabel: t.next }}
      actions={
        call && (
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t.more({ contact })} />}
            items={menuActions(call, { t, onAct })}
          />
        )
      }
      footer={call && <StepIn t={t} call={call} onAct={onAct} onOpenCall={onOpenCall} />}
    >
      {call ? <SpokenCall t={t} call={call} onDirtyChange={setDirty} /> : <Pending t={t} {...read} />}
      {children}
    </Drawer>
  );
}

interface SpokenCallProps extends Pick<LiveCallDrawerProps, "t"> {
  call: LiveCallRow;
  onDirtyChange: (isDirty: boolean) => void;
}

function SpokenCall({ t, call, onDirtyChange }: SpokenCallProps) {
  const mayReadAlong = useMay()("streamCallWords");
  const nothingYet = <Quiet>{isUnderWay(call) ? t.notYet : t.over}</Quiet>;
  return (
    <>
      <Person>
        <Avatar name={call.contact || call.customer} size={40} />
        <div>
          <Customer>{call.customer}</Customer>
          <PhoneNumber number={call.phoneNumber} />
        </div>
        <CallStatusCell call={call} />
      </Person>
      <StepInto
        callId={call.id}
        contactName={call.contact || call.customer}
        widget="live-calls"
        onDirtyChange={onDirtyChange}
      />
      {mayReadAlong ? (
        <LiveTranscript callId={call.id} contactName={call.contact} language={call.language}>
          {nothingYet}
        </LiveTranscript>
      ) : (
        nothingYet
      )}
    </>
  );
}

interface StepInProps extends Pick<LiveCallDrawerProps, "t" | "onAct" | "onOpenCall"> {
  call: LiveCallRow;
}

/**
 * The actions at the bottom: while the call is in progress, it can be hung up and its number can be suppressed; after
 * it has ended, its page can be opened.
 */
function StepIn({ t, call, onAct, onOpenCall }: StepInProps) {
  if (!isUnderWay(call))
    return onOpenCall ? (
      <Button variant="primary" onPress={() => onOpenCall({ callId: call.id })}>
        {t.openCall}
      </Button>
    ) : null;
  return (
    <>
      <Button needs="suppressNumbers" icon={Ban} onPress={() => onAct("neverCall", call)}>
        {t.neverCall}
      </Button>
      {canHangUp(call) && (
        <Button variant="danger" needs="hangUpCalls" icon={PhoneOff} onPress={() => onAct("hangUp", call)}>
          {t.hangUp}
        </Button>
      )}
    </>
  );
}

function Pending({ t, error, mutate }: Pick<LiveCallDrawerProps, "t"> & LiveCallsModel["detail"]) {
  if (error?.status === 404) return <Quiet>{t.missing}</Quiet>;
  if (error)
    return <Notice {...(error.problem ? { title: error.problem.message } : {})} onRetry={() => void mutate()} />;
  return (
    <div role="status" aria-label={t.reading}>
      <SkeletonText lines={8} />
    </div>
  );
}
