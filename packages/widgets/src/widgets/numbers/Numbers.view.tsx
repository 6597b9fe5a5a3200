import { useMemo } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { ListPage } from "../../lists/ListPage.js";
import type { ListProps } from "../../lists/ListProps.js";
import { Button } from "../../ui/button/index.js";
import { Hash, Plus } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { numberColumns } from "./numberColumns.js";
import type { firstNumbersMessages } from "./numbers.firstTexts.js";
import type { NumberRow } from "./Numbers.types.js";
import type { useNumbers } from "./useNumbers.js";

const PurchaseModal = onDemand(
  () => import("./purchase/PurchaseModal.js").then(({ PurchaseModal }) => PurchaseModal),
  "all",
);

const NumberDrawer = onDemand(() => import("./detail/NumberDrawer.js").then(({ NumberDrawer }) => NumberDrawer), "all");

/** Props of {@link NumbersList}. */
export interface NumbersListProps extends ListProps<typeof firstNumbersMessages, typeof useNumbers> {
  onAddBalance?: (() => void) | undefined;
}

/**
 * Renders the list: the header, the numbers or what is shown in their place, and the drawer or the purchase above them.
 */
export function NumbersList({ t, model, headingLevel, onAddBalance }: NumbersListProps) {
  const { sellerCompanyId } = model;
  const { surface } = model.surface;
  const setDefault = useEvent((id: string, isDefault: boolean) => void model.setDefault(id, isDefault));
  const columns = useMemo(() => numberColumns(t, setDefault), [t, setDefault]);
  const openId = typeof surface?.kind === "object" ? surface.kind.numberId : undefined;
  const opened = model.rows.find(({ id }) => id === openId);
  const openPurchase = () => model.surface.open("purchase");
  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={Hash}
        emptyAction={
          <Button needs="purchaseNumber" onPress={openPurchase}>
            {t.buy}
          </Button>
        }
        primary={
          sellerCompanyId === undefined
            ? undefined
            : { id: "buy", needs: "purchaseNumber", label: t.buy, icon: Plus, onAction: openPurchase }
        }
        columns={columns}
        rowLabel={rowLabel}
        openRowId={surface?.isOpen === true ? opened?.id : undefined}
        onRowOpen={({ id }) => model.surface.open({ numberId: id })}
        place={{ onPointerEnter: () => NumberDrawer.preload() }}
      />
      {opened && surface && (
        <NumberDrawer
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          number={opened}
          onClose={model.surface.close}
          changes={model.changes}
        />
      )}
      {surface?.kind === "purchase" && sellerCompanyId !== undefined && (
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

const rowLabel = (row: NumberRow) => row.number;
