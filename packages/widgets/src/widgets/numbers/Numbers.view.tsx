import { Hash, Plus } from "lucide-react";
import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { listPlaceholder } from "../../ui/list-state/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { Table } from "../../ui/table/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { numberColumns } from "./numberColumns.js";
import type { numbersMessages } from "./numbers.messages.js";
import type { NumberRow } from "./Numbers.types.js";
import type { NumbersModel } from "./useNumbers.js";

const PurchaseModal = onDemand(
  () => import("./purchase/PurchaseModal.js").then(({ PurchaseModal }) => PurchaseModal),
  "all",
);

/** Props of {@link NumbersList}. */
export interface NumbersListProps {
  t: Messages<typeof numbersMessages>;
  model: NumbersModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  onAddBalance?: (() => void) | undefined;
}

/** The numbers as they are drawn: header, the list in one of its states, and the purchase over it. */
export function NumbersList({ t, model, headingLevel, onAddBalance }: NumbersListProps) {
  const { state, view, change, rows, totalCount = 0, sellerCompanyId } = model;
  const { surface } = model.surface;
  const setDefault = useEvent((id: string, isDefault: boolean) => void model.setDefault(id, isDefault));
  const columns = useMemo(() => numberColumns(t, setDefault), [t, setDefault]);
  const openPurchase = () => model.surface.open("purchase");
  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        primary={
          sellerCompanyId === undefined
            ? undefined
            : { id: "buy", needs: "purchaseNumber", label: t.buy, icon: Plus, onAction: openPurchase }
        }
      />
      <Table
        label={t.title}
        list="numbers"
        columns={columns}
        rows={rows}
        getRowId={rowId}
        rowLabel={rowLabel}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        sort={view.sortBy}
        onSortChange={(sortBy) => change({ sortBy })}
        isLoading={state.status === "loading"}
        skeletonRowCount={view.perPage}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={listPlaceholder(state, {
          forbidden: t.forbidden,
          onClearFilters: () => change({ page: 0 }),
          empty: (
            <EmptyState
              icon={Hash}
              action={
                <Button needs="purchaseNumber" onPress={openPurchase}>
                  {t.buy}
                </Button>
              }
            >
              {t.empty}
            </EmptyState>
          ),
        })}
      />
      {state.status === "ready" && (
        <Pagination
          page={view.page}
          perPage={view.perPage}
          totalCount={totalCount}
          onPageChange={(page) => change({ page })}
          onPerPageChange={(perPage) => change({ perPage })}
        />
      )}
      {surface && sellerCompanyId !== undefined && (
        <PurchaseModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          sellerCompanyId={sellerCompanyId}
          onClose={model.surface.close}
          onPurchased={model.purchased}
          onAddBalance={onAddBalance}
        />
      )}
    </>
  );
}

const rowId = (row: NumberRow) => row.id;
const rowLabel = (row: NumberRow) => row.number;
