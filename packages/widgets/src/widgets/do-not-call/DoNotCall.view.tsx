import { useMemo } from "react";

import { SellerFilter } from "../../companies/SellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { besideTitle } from "../../lists/bulkActions.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { RecordTable } from "../../lists/RecordTable.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { FilterChip } from "../../ui/filter-chip/index.js";
import { Ban, Download, Plus } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import { Segmented } from "../../ui/segmented/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { doNotCallColumns } from "./doNotCallColumns.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import { sources, type DoNotCallView, type NumberRow } from "./doNotCall.model.js";
import type { DoNotCallModel } from "./useDoNotCall.js";

const AddModal = onDemand(() => import("./AddModal.js").then(({ AddModal }) => AddModal), "all");
const LiftModal = onDemand(() => import("./LiftModal.js").then(({ LiftModal }) => LiftModal), "all");

/** Props of {@link DoNotCallList}. */
export interface DoNotCallListProps {
  t: Messages<typeof doNotCallMessages>;
  model: DoNotCallModel;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The list as it is drawn: header, filters, the numbers, and the forms over them. */
export function DoNotCallList({ t, model, headingLevel }: DoNotCallListProps) {
  const { view, change, isManager, canLift, state } = model;
  const { surface, open, close } = model.surface;
  const may = useMay();
  const phoneText = usePhoneText();
  const nameOf = ({ phoneNumber }: NumberRow) => (phoneNumber === null ? t.hidden : phoneText(phoneNumber));
  const hasCompany = isManager && view.sellerCompanyId === "";
  const columns = useMemo(() => doNotCallColumns(t, { show: view.show, hasCompany }), [t, view.show, hasCompany]);
  const lift = useEvent((row: NumberRow) => open({ lifts: row }));
  const actionsOf = useMemo(
    () => (row: NumberRow) =>
      row.lifted === null && canLift && may("liftSuppression")
        ? { menu: [{ id: "lift", label: t.lift, icon: Ban, onAction: () => lift(row) }] }
        : {},
    [t, canLift, may, lift],
  );
  const add = () => open({ lifts: undefined });
  const exportAll = {
    id: "export",
    needs: "exportSuppressedNumbers" as const,
    label: t.export,
    icon: Download,
    isBusy: model.isExporting,
    onAll: model.exportAll,
  };
  const isForbidden = state.status === "forbidden";
  const lifted = surface?.kind.lifts;

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        actions={isForbidden ? [] : besideTitle([exportAll], { canChoose: false })}
        primary={
          isForbidden ? undefined : { id: "add", needs: "suppressNumbers", label: t.add, icon: Plus, onAction: add }
        }
      />
      <ListToolbar
        search={t.search}
        model={model}
        filters={
          <>
            <FilterChip
              label={t.source}
              options={sources.map((id) => ({ id, label: t[id] }))}
              value={view.source === "" ? [] : [{ id: view.source, label: t[view.source] }]}
              // Choosing another source leaves the former.
              onChange={(options) => change({ source: sources.find(isNewIn(options, view.source)) ?? "" })}
            />
            {isManager && (
              <SellerFilter filter={model.sellers} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />
            )}
          </>
        }
        end={
          <Segmented<DoNotCallView["show"]>
            label={t.show}
            value={view.show}
            onChange={(show) => change({ show })}
            options={[
              { value: "listed", label: t.listed },
              { value: "lifted", label: t.lifted },
            ]}
          />
        }
      />
      <RecordTable
        label={t.title}
        list="do-not-call"
        columns={columns}
        model={model}
        rowLabel={nameOf}
        forbidden={t.forbidden}
        empty={
          view.show === "lifted" ? (
            <EmptyState icon={Ban}>{t.emptyLifted}</EmptyState>
          ) : (
            <EmptyState
              icon={Ban}
              action={
                <Button needs="suppressNumbers" onPress={add}>
                  {t.add}
                </Button>
              }
            >
              {t.empty}
            </EmptyState>
          )
        }
        rowActions={actionsOf}
      />
      {surface && lifted === undefined && (
        <AddModal key={surface.turn} t={t} isOpen={surface.isOpen} onClose={close} onAdd={model.add} />
      )}
      {surface && lifted && (
        <LiftModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          number={lifted}
          onClose={close}
          onLift={model.lift}
        />
      )}
    </>
  );
}

const isNewIn = (options: readonly { id: string }[], before: string) => (id: string) =>
  id !== before && options.some((option) => option.id === id);
