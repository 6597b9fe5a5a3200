import type { SellerCompany } from "@callwright/sdk/contract";
import { type ReactNode, useState } from "react";

import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { useKept } from "../../../lib/useKept.js";
import { IconButton } from "../../../ui/button/index.js";
import { Drawer, type DrawerNavigation } from "../../../ui/drawer/index.js";
import { Stated } from "../../../lists/listPlaceholder.styles.js";
import { Ellipsis, KeyRound, Trash2 } from "../../../ui/icon/generated/icons.js";
import { Menu, type MenuEntry } from "../../../ui/menu/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import type { firstCompaniesMessages } from "../companies.firstTexts.js";
import { companiesMessages } from "../companies.messages.js";
import type { CompaniesProps } from "../Companies.js";
import type { CompanyTab } from "../Companies.types.js";
import { Padded } from "./Detail.styles.js";
import { DetailTabs } from "./DetailTabs.js";
import { useCompany } from "./useCompany.js";
import type { AgreedDeletion } from "../askToDelete.js";
import { useAskToDelete } from "./useAskToDelete.js";

/** Props of {@link DetailDrawer}. */
export interface DetailDrawerProps {
  t: Messages<typeof firstCompaniesMessages>;
  isOpen: boolean;
  companyId: string;
  tab: CompanyTab;
  onTabChange: (tab: CompanyTab) => void;
  /** Opens the previous or the next company of the list. */
  navigation: Pick<DrawerNavigation, "onPrevious" | "onNext">;
  onClose: () => void;
  /** Called after the person has confirmed. Undefined if the user is not allowed to delete companies (B-COMP-07). */
  onDelete: ((agreed: AgreedDeletion) => void) | undefined;
  onOpenCustomer: CompaniesProps["onOpenPotentialCustomer"];
  onOpenDevelopers: CompaniesProps["onOpenDevelopers"];
}

/** The detail of a company (B-COMP-03). It asks for confirmation before unsaved changes are lost (B-COMP-22). */
export function DetailDrawer({
  t: begun,
  isOpen,
  navigation,
  onClose,
  onDelete,
  onOpenCustomer,
  onOpenDevelopers,
  onTabChange,
  ...props
}: DetailDrawerProps) {
  const t = useAllMessages(companiesMessages, begun);
  const latest = useCompany(isOpen ? props.companyId : undefined);
  // The content stays while the drawer closes.
  const state = useKept(latest, isOpen);
  const tab = useKept(props.tab, isOpen);
  const [isDirty, setDirty] = useState(false);
  const { ask, dialog } = useAskToDelete(t);
  return (
    <Drawer
      isOpen={isOpen}
      isFlush
      onClose={onClose}
      title={state.status === "ready" ? state.company.name : t.detailTitle}
      kind={state.status === "ready" ? t.detailTitle : undefined}
      navigation={{ ...navigation, previousLabel: t.previousCompany, nextLabel: t.nextCompany }}
      isDirty={isDirty}
      actions={
        (onDelete || onOpenDevelopers) &&
        state.status === "ready" && (
          <Menu trigger={<IconButton icon={Ellipsis} label={t.more} />} items={actionsOf(state.company)} />
        )
      }
    >
      {content()}
      {dialog}
    </Drawer>
  );

  function actionsOf(company: SellerCompany): MenuEntry[] {
    const developers: MenuEntry[] = onOpenDevelopers
      ? [
          {
            id: "developers",
            label: t.developers,
            icon: KeyRound,
            onAction: () => onOpenDevelopers({ sellerCompanyId: company.id }),
          },
        ]
      : [];
    if (!onDelete) return developers;
    return [
      ...developers,
      {
        id: "delete",
        label: t.delete,
        icon: Trash2,
        isDanger: true,
        onAction: () => void askAndDelete(company, onDelete),
      },
    ];
  }

  async function askAndDelete(company: SellerCompany, onDelete: (agreed: AgreedDeletion) => void) {
    const agreed = await ask(company);
    if (agreed) onDelete(agreed);
  }

  function content(): ReactNode {
    switch (state.status) {
      case "loading":
        return (
          <Padded aria-busy="true">
            <SkeletonText lines={6} />
          </Padded>
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
          <DetailTabs
            t={t}
            company={state.company}
            tab={tab}
            onTabChange={onTabChange}
            isDirty={isDirty}
            onDirtyChange={setDirty}
            onOpenCustomer={onOpenCustomer}
          />
        );
    }
  }
}
