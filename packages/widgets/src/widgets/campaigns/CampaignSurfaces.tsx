import type { ReactNode } from "react";

import type { Messages } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import type { CampaignsProps } from "./Campaigns.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import type { RowActionOptions } from "./rowActions.js";
import type { CampaignsModel } from "./useCampaigns.js";

const CampaignDrawer = onDemand(
  () => import("./detail/CampaignDrawer.js").then(({ CampaignDrawer }) => CampaignDrawer),
  "all",
);
const EditCampaignModal = onDemand(
  () => import("./EditCampaignModal.js").then(({ EditCampaignModal }) => EditCampaignModal),
  "all",
);
const RerunModal = onDemand(() => import("./RerunModal.js").then(({ RerunModal }) => RerunModal), "all");

/** Preloads the detail, because the pointer is near the rows, one of which may soon be opened. */
export const preloadDetail = CampaignDrawer.preload;

/** Props of {@link CampaignSurfaces}. */
export interface CampaignSurfacesProps extends Pick<CampaignsProps, "onOpenCalls"> {
  t: Messages<typeof firstCampaignsMessages>;
  model: CampaignsModel;
  options: RowActionOptions;
  /** The confirmation before a campaign is paused or stopped. */
  dialog: ReactNode;
}

/** What opens over the list: the detail of a campaign, and its forms. */
export function CampaignSurfaces({ t, model, options, onOpenCalls, dialog }: CampaignSurfacesProps) {
  const { view, isOpen } = model;
  const { surface, close } = model.surface;
  // While a drawer is open, nothing outside it can be used. A dialog that is opened from the drawer is therefore
  // rendered inside it.
  const asked = (
    <>
      {dialog}
      {surface?.kind.name === "edit" && (
        <EditCampaignModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          campaign={surface.kind.row}
          onClose={close}
          model={model}
        />
      )}
      {surface?.kind.name === "rerun" && (
        <RerunModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          campaign={surface.kind.row}
          onClose={close}
          model={model}
        />
      )}
    </>
  );
  return (
    <>
      {model.wasOpened && (
        <CampaignDrawer
          t={t}
          isOpen={isOpen}
          campaignId={view.openCampaignId}
          read={model.detail}
          row={model.openRow}
          navigation={model.navigation}
          options={options}
          isCompanyShown={model.isManager}
          onOpenCalls={onOpenCalls}
          onOpenCampaign={model.open}
          onClose={model.close}
        >
          {isOpen && asked}
        </CampaignDrawer>
      )}
      {!isOpen && asked}
    </>
  );
}
