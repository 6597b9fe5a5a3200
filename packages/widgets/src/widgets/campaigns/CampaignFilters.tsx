import { SellerFilter } from "../../companies/SellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { ChoiceFilter } from "../../lists/ChoiceFilter.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { SortMenu } from "../../ui/table/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import { campaignStatuses } from "./campaigns.model.js";
import type { CampaignsModel } from "./useCampaigns.js";

/** Props of {@link CampaignFilters}. */
export interface CampaignFiltersProps {
  t: Messages<typeof firstCampaignsMessages>;
  model: CampaignsModel;
}

/** The filters and the order of the list: a search by name, the status and, for managers, the company. */
export function CampaignFilters({ t, model }: CampaignFiltersProps) {
  const { view, change } = model;
  return (
    <ListToolbar
      search={t.search}
      model={model}
      filters={
        <>
          <ChoiceFilter
            label={t.status}
            ids={campaignStatuses}
            texts={t}
            chosen={view.statuses}
            onChange={(statuses) => change({ statuses })}
          />
          {model.isManager && (
            <SellerFilter filter={model.sellers} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />
          )}
        </>
      }
      end={
        <SortMenu
          sort={view.sortBy}
          options={[
            { sort: "-createdAt" as const, label: t.sortNewest },
            { sort: "createdAt" as const, label: t.sortOldest },
            { sort: "name" as const, label: t.sortName },
          ]}
          onSortChange={(sortBy) => change({ sortBy })}
        />
      }
    />
  );
}
