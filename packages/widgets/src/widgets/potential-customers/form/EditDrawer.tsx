import { type ReactNode, useState } from "react";

import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { useKept } from "../../../lib/useKept.js";
import { Drawer, type DrawerNavigation } from "../../../ui/drawer/index.js";
import { Stated } from "../../../lists/listPlaceholder.styles.js";
import { Notice } from "../../../ui/notice/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { firstPotentialCustomersMessages } from "../potentialCustomers.firstTexts.js";
import { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CustomerTab, CustomerTag } from "../PotentialCustomers.types.js";
import type { TagActions } from "../tags/useTagActions.js";
import { EditTabs } from "./EditTabs.js";
import { useEditCustomer } from "./useEditCustomer.js";

/** Props of {@link EditDrawer}. */
export interface EditDrawerProps {
  t: Messages<typeof firstPotentialCustomersMessages>;
  isOpen: boolean;
  customerId: string;
  /** The name from the list, which is shown until the customer has loaded. */
  name: string | undefined;
  tab: CustomerTab;
  onTabChange: (tab: CustomerTab) => void;
  ownerId: string | null | undefined;
  tags: TagActions;
  uploadDisabledReason: string | undefined;
  /** The previous and the next customer in the order of the list. */
  navigation: Pick<DrawerNavigation, "onPrevious" | "onNext">;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  onClose: () => void;
}

/** The drawer with one customer and its contacts (B-PC-07). It asks before unsaved changes are lost. */
export function EditDrawer({ t: begun, isOpen, navigation, onClose, ...props }: EditDrawerProps) {
  const t = useAllMessages(potentialCustomersMessages, begun);
  const toast = useToast();
  const { state: latest, saveTags } = useEditCustomer(isOpen ? props.customerId : undefined);
  // While the drawer closes, it keeps showing what it showed while it was open.
  const state = useKept(latest, isOpen);
  const name = useKept(props.name, isOpen);
  const customerId = useKept(props.customerId, isOpen);
  const tab = useKept(props.tab, isOpen);
  // The form reports whether it has unsaved changes, and the drawer asks before it is left.
  const [isDirty, setDirty] = useState(false);

  return (
    <Drawer
      isOpen={isOpen}
      isFlush
      onClose={onClose}
      title={state.status === "ready" ? state.customer.name : (name ?? t.editTitle)}
      navigation={{ ...navigation, previousLabel: t.previousCustomer, nextLabel: t.nextCustomer }}
      isDirty={isDirty}
    >
      {content()}
    </Drawer>
  );

  function content(): ReactNode {
    switch (state.status) {
      case "missing":
        return (
          <Stated>
            <Notice tone="info">{t.missing}</Notice>
          </Stated>
        );
      case "error":
        return (
          <Stated>
            <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
          </Stated>
        );
      case "loading":
      case "ready":
        return (
          <EditTabs
            t={t}
            customerId={customerId}
            customer={state.status === "ready" ? state.customer : undefined}
            tab={tab}
            onTabChange={props.onTabChange}
            ownerId={props.ownerId}
            tags={props.tags}
            uploadDisabledReason={props.uploadDisabledReason}
            onOpenCall={props.onOpenCall}
            isDirty={isDirty}
            onDirtyChange={setDirty}
            onTagsChange={(tags) => void changeTags(tags)}
          />
        );
    }
  }

  async function changeTags(tags: readonly CustomerTag[]) {
    try {
      await saveTags(tags);
    } catch (error) {
      toast.failed(error, t.tagsFailed);
    }
  }
}
