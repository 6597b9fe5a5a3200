import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { RecordTable } from "../../lists/RecordTable.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Ban, Download, Plus, Upload } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import type { NumberRow } from "./doNotCall.model.js";
import { doNotCallColumns } from "./doNotCallColumns.js";
import { DoNotCallFilters } from "./DoNotCallFilters.js";
import { DoNotCallSurfaces } from "./DoNotCallSurfaces.js";
import type { DoNotCallModel, DoNotCallSurface } from "./useDoNotCall.js";

/** Props of {@link DoNotCallList}. */
export interface DoNotCallListProps {
  t: Messages<typeof doNotCallMessages>;
  model: DoNotCallModel;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The list as it is drawn: header, filters, the numbers, and the forms over them. */
export function DoNotCallList({ t, model, headingLevel }: DoNotCallListProps) {
  const { view, isManager, canDecide, state } = model;
  const phoneText = usePhoneText();
  const nameOf = ({ phoneNumber, register }: NumberRow) =>
    phoneNumber === null ? (register?.name ?? t.IMPORT) : phoneText(phoneNumber);
  const hasCompany = isManager && view.sellerCompanyId === "";
  const columns = useMemo(() => doNotCallColumns(t, { show: view.show, hasCompany }), [t, view.show, hasCompany]);
  const open = useEvent((surface: DoNotCallSurface) => model.surface.open(surface));
  const actionsOf = useRowActions(t, canDecide, open);
  const add = () => open({ name: "add" });
  const importRegister = {
    id: "import",
    needs: "importSuppressedNumbers" as const,
    label: t.import,
    icon: Upload,
    onAction: () => open({ name: "import", newerOf: undefined }),
  };
  const exportAll = {
    id: "export",
    needs: "exportSuppressedNumbers" as const,
    label: t.export,
    icon: Download,
    isBusy: model.isExporting,
    onAction: model.exportAll,
  };
  const isForbidden = state.status === "forbidden";

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        actions={isForbidden ? [] : [...(canDecide ? [importRegister] : []), exportAll]}
        primary={
          isForbidden ? undefined : { id: "add", needs: "suppressNumbers", label: t.add, icon: Plus, onAction: add }
        }
      />
      <DoNotCallFilters t={t} model={model} />
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
      <DoNotCallSurfaces t={t} model={model} nameOf={nameOf} />
    </>
  );
}

/** What can be done with an entry that counts: lift it, and give a register a newer file. */
function useRowActions(t: DoNotCallListProps["t"], canDecide: boolean, open: (surface: DoNotCallSurface) => void) {
  const may = useMay();
  return useMemo(
    () => (row: NumberRow) => {
      if (row.lifted !== null || !canDecide) return {};
      const menu: MenuEntry[] = [];
      if (row.register && may("importSuppressedNumbers")) {
        const onAction = () => open({ name: "import", newerOf: row });
        menu.push({ id: "import", label: t.importNewer, icon: Upload, onAction });
      }
      if (may("liftSuppression"))
        menu.push({ id: "lift", label: t.lift, icon: Ban, onAction: () => open({ name: "lift", row }) });
      return menu.length > 0 ? { menu } : {};
    },
    [t, canDecide, may, open],
  );
}
