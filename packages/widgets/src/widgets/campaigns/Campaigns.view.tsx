import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { ListPage } from "../../lists/ListPage.js";
import { nearRows } from "../../lists/nearRows.js";
import { Button } from "../../ui/button/index.js";
import { preloadConfirm, useConfirm } from "../../ui/confirm/index.js";
import { PhoneOutgoing } from "../../ui/icon/generated/icons.js";
import { lateActions, onDemand } from "../../ui/on-demand/index.js";
import { campaignColumns } from "./campaignColumns.js";
import { CampaignFilters } from "./CampaignFilters.js";
import type { CampaignsProps } from "./Campaigns.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import type { CampaignRow } from "./campaigns.model.js";
import type { RowAction } from "./rowActions.js";
import { menuOf, rowActionsOf } from "./rowMenu.js";
import type { CampaignsModel } from "./useCampaigns.js";
import { useCourseRequests } from "./useCourseRequests.js";

const CampaignSurfaces = onDemand(
  () =>
    import("./CampaignSurfaces.js").then(({ CampaignSurfaces, preloadDetail }) => {
      preloadDetail();
      return CampaignSurfaces;
    }),
  "all",
);

const useLateActions = lateActions(() =>
  import("./useCampaignActions.js").then(({ useCampaignActions }) => useCampaignActions),
);

const place = nearRows(menuOf, CampaignSurfaces, useLateActions);

/** Props of {@link CampaignsList}. */
export interface CampaignsListProps extends Pick<CampaignsProps, "headingLevel" | "onOpenCalls" | "onOpenCallCenter"> {
  t: Messages<typeof firstCampaignsMessages>;
  model: CampaignsModel;
}

/** The view of the widget: header, filters, the list of campaigns, and what opens over it. */
export function CampaignsList({ t, model, headingLevel, onOpenCalls, onOpenCallCenter }: CampaignsListProps) {
  const { view, isManager } = model;
  const { confirm, dialog } = useConfirm();
  const late = useLateActions({ t, requests: useCourseRequests(), confirm, report: model.report });
  const may = useMay();
  const hasCompany = isManager && view.sellerCompanyId === "";
  const columns = useMemo(() => campaignColumns(t, hasCompany), [t, hasCompany]);
  const hasCalls = onOpenCalls !== undefined;
  const onAct = useEvent(act);
  const options = useMemo(() => ({ t, hasCalls, onAct }), [t, hasCalls, onAct]);
  const actionsOf = useMemo(() => rowActionsOf(options, may), [options, may]);

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
        place={place}
        openRowId={view.openCampaignId || undefined}
        onRowOpen={({ id }) => model.open(id)}
        rowKeys={may("updateCampaign") ? { e: (row) => act("edit", row) } : {}}
        rowActions={actionsOf}
      />
      {late.part}
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
        return void late.run((actions) => actions.resume(row));
      case "pause":
      case "stop":
        preloadConfirm();
        return void late.open((actions) => actions[action](row));
    }
  }
}
