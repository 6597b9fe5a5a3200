import { SellerFilter } from "../../companies/SellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { FilterChip } from "../../ui/filter-chip/index.js";
import { Segmented } from "../../ui/segmented/index.js";
import type { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import { sources, type DoNotCallView } from "./doNotCall.model.js";
import type { DoNotCallModel } from "./useDoNotCall.js";

/** Props of {@link DoNotCallFilters}. */
export interface DoNotCallFiltersProps {
  t: Messages<typeof firstDoNotCallMessages>;
  model: DoNotCallModel;
}

/** The filters of the list: a text, a source, a company (for managers), and whether the numbers may be called again. */
export function DoNotCallFilters({ t, model }: DoNotCallFiltersProps) {
  const { view, change, isManager } = model;
  return (
    <ListToolbar
      search={t.search}
      model={model}
      filters={
        <>
          <FilterChip
            label={t.source}
            options={sources.map((id) => ({ id, label: t[id] }))}
            value={view.source === "" ? [] : [{ id: view.source, label: t[view.source] }]}
            // The list has one source at most: choosing another one replaces the former.
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
  );
}

const isNewIn = (options: readonly { id: string }[], before: string) => (id: string) =>
  id !== before && options.some((option) => option.id === id);
