import type { PotentialCustomerDetail } from "@callwright/sdk/contract";

import type { Messages } from "../../../i18n/index.js";
import { useUnsavedGuard } from "../../../ui/confirm/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import { Tabs } from "../../../ui/tabs/index.js";
import { ContactsPanel } from "../contacts/ContactsPanel.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CustomerTab, CustomerTag } from "../PotentialCustomers.types.js";
import type { TagActions } from "../tags/useTagActions.js";
import { GeneralInfo } from "./GeneralInfo.js";

/** Props of {@link EditTabs}. */
export interface EditTabsProps {
  t: Messages<typeof potentialCustomersMessages>;
  customerId: string;
  /** Undefined until the customer has loaded. */
  customer: PotentialCustomerDetail | undefined;
  tab: CustomerTab;
  onTabChange: (tab: CustomerTab) => void;
  ownerId: string | null | undefined;
  tags: TagActions;
  uploadDisabledReason: string | undefined;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  onTagsChange: (tags: readonly CustomerTag[]) => void;
}

/** The two tabs of a customer. The same tab stays open when another customer is opened. */
export function EditTabs({ t, customerId, customer, tab, ownerId, tags, isDirty, ...props }: EditTabsProps) {
  const { guard, dialog } = useUnsavedGuard(isDirty);
  return (
    <>
      <Tabs
        hasGutter
        label={t.tabs}
        selectedId={tab}
        onSelect={(next) => next !== tab && guard(() => props.onTabChange(next))}
        items={[
          {
            id: "general",
            label: t.generalInfo,
            content: customer ? (
              <GeneralInfo
                key={customerId}
                t={t}
                customer={customer}
                ownerId={ownerId}
                tags={tags}
                onTagsChange={props.onTagsChange}
                onDirtyChange={props.onDirtyChange}
              />
            ) : (
              <Waiting />
            ),
          },
          {
            id: "contacts",
            label: t.contacts,
            count: customer?.contactsCount,
            content: (
              <ContactsPanel
                key={customerId}
                t={t}
                customerId={customerId}
                sellerCompanyId={customer?.isCatalog === false ? customer.sellerCompanies[0]?.id : undefined}
                country={customer?.headquarterCountry.iso2}
                uploadDisabledReason={props.uploadDisabledReason}
                onOpenCall={props.onOpenCall}
                leave={guard}
                onDirtyChange={props.onDirtyChange}
              />
            ),
          },
        ]}
      />
      {dialog}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <SkeletonText lines={6} />
    </div>
  );
}
