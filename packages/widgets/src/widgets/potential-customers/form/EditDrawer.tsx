import { type ReactNode, useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { Drawer, type DrawerNavigation } from "../../../ui/drawer/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { Skeleton } from "../../../ui/skeleton/index.js";
import { Tabs } from "../../../ui/tabs/index.js";
import { ContactsPanel } from "../contacts/ContactsPanel.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { Stated } from "../PotentialCustomers.styles.js";
import { GeneralInfo } from "./GeneralInfo.js";
import { useEditCustomer } from "./useEditCustomer.js";

/** Props of {@link EditDrawer}. */
export interface EditDrawerProps {
  t: Messages<typeof potentialCustomersMessages>;
  customerId: string;
  ownerId: string | null | undefined;
  uploadDisabledReason: string | undefined;
  navigation: DrawerNavigation;
  onClose: () => void;
}

/** One customer with its contacts (B-PC-07). What is not saved yet is asked about before it is lost. */
export function EditDrawer({ t, customerId, ownerId, uploadDisabledReason, navigation, onClose }: EditDrawerProps) {
  const { state, choices, save } = useEditCustomer(customerId, ownerId);
  // A form knows best whether it holds something; the drawer asks before it closes on it.
  const [isDirty, setDirty] = useState(false);
  return (
    <Drawer
      isOpen
      isFlush
      onClose={onClose}
      title={state.status === "ready" ? state.customer.name : t.editTitle}
      navigation={navigation}
      isDirty={isDirty}
    >
      {content()}
    </Drawer>
  );

  function content(): ReactNode {
    switch (state.status) {
      case "loading":
        return (
          <Stated>
            <Skeleton />
          </Stated>
        );
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
      case "ready":
        return (
          <Tabs
            key={customerId}
            hasGutter
            label={t.tabs}
            items={[
              {
                id: "general",
                label: t.generalInfo,
                content: (
                  <GeneralInfo
                    t={t}
                    customer={state.customer}
                    choices={choices}
                    onSave={save}
                    onDirtyChange={setDirty}
                  />
                ),
              },
              {
                id: "contacts",
                label: t.contacts,
                count: state.customer.contactsCount,
                content: (
                  <ContactsPanel
                    t={t}
                    customerId={customerId}
                    country={state.customer.headquarterCountry.iso2}
                    uploadDisabledReason={uploadDisabledReason}
                    onDirtyChange={setDirty}
                  />
                ),
              },
            ]}
          />
        );
    }
  }
}
