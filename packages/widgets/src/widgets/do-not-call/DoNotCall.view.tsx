import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { ListPage } from "../../lists/ListPage.js";
import type { ListProps } from "../../lists/ListProps.js";
import { Button } from "../../ui/button/index.js";
import { Ban, Download, Plus, Upload } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import type { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import type { NumberRow } from "./doNotCall.model.js";
import { doNotCallColumns } from "./doNotCallColumns.js";
import { DoNotCallFilters } from "./DoNotCallFilters.js";
import { DoNotCallSurfaces } from "./DoNotCallSurfaces.js";
import type { useDoNotCall, DoNotCallSurface } from "./useDoNotCall.js";

/** Renders the list: the header, the filters, the numbers, and the forms above them. */
export function DoNotCallList({
  t,
  model,
  headingLevel,
}: ListProps<typeof firstDoNotCallMessages, typeof useDoNotCall>) {
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
  const isLifted = view.show === "lifted";

  return (
    <>
      <ListPage
        t={isLifted ? { ...t, empty: t.emptyLifted } : t}
        model={model}
        headingLevel={headingLevel}
        icon={Ban}
        emptyAction={
          !isLifted && (
            <Button needs="suppressNumbers" onPress={add}>
              {t.add}
            </Button>
          )
        }
        actions={isForbidden ? [] : [...(canDecide ? [importRegister] : []), exportAll]}
        primary={
          isForbidden ? undefined : { id: "add", needs: "suppressNumbers", label: t.add, icon: Plus, onAction: add }
        }
        toolbar={<DoNotCallFilters t={t} model={model} />}
        columns={columns}
        rowLabel={nameOf}
        rowActions={actionsOf}
      />
      <DoNotCallSurfaces t={t} model={model} nameOf={nameOf} />
    </>
  );
}

/** The actions of an entry that is in effect: lifting it and, for a register, importing a newer file. */
function useRowActions(
  t: Messages<typeof firstDoNotCallMessages>,
  canDecide: boolean,
  open: (surface: DoNotCallSurface) => void,
) {
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
