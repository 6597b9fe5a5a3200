import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { ListPage } from "../../lists/ListPage.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { PhoneOutgoing } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { campaignColumns } from "./campaignColumns.js";
import { CampaignFilters } from "./CampaignFilters.js";
import type { CampaignsProps } from "./Campaigns.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import type { CampaignRow } from "./campaigns.model.js";
import { rowActions, type RowAction } from "./rowActions.js";
import type { CampaignsModel } from "./useCampaigns.js";

const CampaignSurfaces = onDemand(
  () =>
    import("./CampaignSurfaces.js").then(({ CampaignSurfaces, preloadDetail }) => {
      preloadDetail();
      return CampaignSurfaces;
    }),
  "all",
);

/** Props of {@link CampaignsList}. */
export interface CampaignsListProps extends Pick<CampaignsProps, "headingLevel" | "onOpenCalls" | "onOpenCallCenter"> {
  t: Messages<typeof firstCampaignsMessages>;
  model: CampaignsModel;
}

/** The view of the widget: header, filters, the list of campaigns, and what opens over it. */
export function CampaignsList({ t, model, headingLevel, onOpenCalls, onOpenCallCenter }: CampaignsListProps) {
  const { view, actions, isManager } = model;
  const { confirm, dialog } = useConfirm();
  const may = useMay();
  const hasCompany = isManager && view.sellerCompanyId === "";
  const columns = useMemo(() => campaignColumns(t, hasCompany), [t, hasCompany]);
  const hasCalls = onOpenCalls !== undefined;
  const onAct = useEvent(act);
  const options = useMemo(() => ({ t, hasCalls, onAct }), [t, hasCalls, onAct]);
  const actionsOf = useMemo(() => (row: CampaignRow) => rowActions(row, options), [options]);

  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={PhoneOutgoing}
        emptyAction={onOpenCallCenter && <Button onPress={onOpenCallCenter}>{t.openCallCenter}</Button>}
        toolbar={<CampaignFilters t={t} model={model} />}
        columns={columns}
        rowLabel={({ name }) => name}
        place={{ onPointerEnter: CampaignSurfaces.preload }}
        openRowId={view.openCampaignId || undefined}
        onRowOpen={({ id }) => model.open(id)}
        rowKeys={may("updateCampaign") ? { e: (row) => act("edit", row) } : {}}
        rowActions={actionsOf}
      />
      {model.wasOpened || model.surface.surface ? (
        <CampaignSurfaces
          t={t}
          model={model}
          options={options}
          onOpenCalls={onOpenCalls}
          dialog={dialog}
          fallback={dialog}
        />
      ) : (
        dialog
      )}
    </>
  );

  function act(action: RowAction, row: CampaignRow): void {
    switch (action) {
      case "edit":
      case "rerun":
        return model.surface.open({ name: action, row });
      case "calls":
        return onOpenCalls?.({ campaignId: row.id });
      case "resume":
        return void actions.resume(row);
      case "pause":
        return void pause(row);
      case "stop":
        return void stop(row);
    }
  }

  async function pause(row: CampaignRow) {
    const title = t.pauseOf({ name: row.name });
    const question = { title, body: t.pauseBody, confirmLabel: t.pause, isDestructive: false };
    if (await confirm(question)) await actions.pause(row);
  }

  async function stop(row: CampaignRow) {
    const title = t.stopTitle({ name: row.name });
    const body = t.stopBody({ count: row.progress.waiting });
    if (await confirm({ title, body, confirmLabel: t.stop, cancelLabel: t.keepGoing })) await actions.stop(row);
  }
}
