import { useState } from "react";

import { callResultMessages } from "../../calls/callResult.messages.js";
import { callResults } from "../../calls/callResults.js";
import { useMessages, type Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { ChoiceFilter } from "../../lists/ChoiceFilter.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { sortOptions, type SortOption } from "../../lists/sortOptions.js";
import { FilterChip } from "../../ui/filter-chip/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { answerMessages, callAnswers, callStatuses, statusMessages } from "../../ui/status/index.js";
import { SortMenu } from "../../ui/table/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { isOfFigure } from "./callHistory.model.js";
import type { AsyncFilter, CallSort, FilterChoice } from "./CallHistory.types.js";
import { SaidFilter } from "./SaidFilter.js";
import type { CallHistoryModel } from "./useCallHistory.js";

const FigureChips = onDemand(() => import("./figure/FigureChips.js").then(({ FigureChips }) => FigureChips), "none");

/** Props of {@link CallFilters}. */
export interface CallFiltersProps {
  t: Messages<typeof firstCallHistoryMessages>;
  model: Pick<CallHistoryModel, "view" | "change" | "activeFilterCount" | "filters" | "rows">;
  hasCustomers: boolean;
  hasSellers: boolean;
}

/**
 * The search, the filters and the order above the list. The list is sorted by creation at first, whose column most
 * screens do not show, so the current order is shown here.
 */
export function CallFilters({ t, model, hasCustomers, hasSellers }: CallFiltersProps) {
  const { view, change, filters, rows } = model;
  const statusTexts = useMessages(statusMessages);
  const answerTexts = useMessages(answerMessages);
  const resultTexts = useMessages(callResultMessages);
  const may = useMay();
  const nameOf = useKnownNames([
    ...rows.map((row) => ({ id: row.customerId ?? "", label: row.customer })),
    ...rows.map((row) => ({ id: row.sellerId, label: row.seller })),
    ...rows.map(({ campaign }) => ({ id: campaign?.id ?? "", label: campaign?.name ?? "" })),
    ...filters.campaigns.choices,
    ...filters.customers.choices,
    ...filters.sellers.choices,
  ]);
  const fromServer = ({ choices, isLoading, search }: AsyncFilter) => ({
    options: choices,
    isLoading,
    onSearch: search,
    onOpenChange: (isOpen: boolean) => isOpen && search(""),
  });
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: nameOf(id) ?? t.chosen }));

  return (
    <ListToolbar
      search={t.search}
      model={model}
      filters={
        <>
          {isOfFigure(view) && <FigureChips view={view} change={change} product={rows[0]?.product} />}
          <ChoiceFilter
            label={t.status}
            ids={callStatuses}
            texts={statusTexts}
            chosen={view.statuses}
            onChange={(statuses) => change({ statuses })}
          />
          <ChoiceFilter
            label={t.answer}
            ids={callAnswers}
            texts={answerTexts}
            chosen={view.answers}
            onChange={(answers) => change({ answers })}
          />
          <ChoiceFilter
            label={t.result}
            ids={callResults}
            texts={resultTexts}
            chosen={view.results}
            onChange={(results) => change({ results })}
          />
          <SaidFilter label={t.said} said={view.said} onChange={(said) => change({ said })} />
          {hasCustomers && (
            <FilterChip
              label={t.customer}
              {...fromServer(filters.customers)}
              value={named(view.potentialCustomerCompanyIds)}
              onChange={(chosen) => change({ potentialCustomerCompanyIds: chosen.map(({ id }) => id) })}
            />
          )}
          {may("listCampaigns") && (
            <FilterChip
              label={t.campaign}
              {...fromServer(filters.campaigns)}
              value={named(view.campaignId === "" ? [] : [view.campaignId])}
              // Choosing another campaign replaces the previous one.
              onChange={(chosen) =>
                change({ campaignId: chosen.findLast(({ id }) => id !== view.campaignId)?.id ?? "" })
              }
            />
          )}
          {hasSellers && (
            <FilterChip
              label={t.seller}
              {...fromServer(filters.sellers)}
              value={named(view.sellerCompanyIds)}
              onChange={(chosen) => change({ sellerCompanyIds: chosen.map(({ id }) => id) })}
            />
          )}
        </>
      }
      end={
        <SortMenu
          sort={view.sortBy}
          options={sortOptions(usualSorts(t, hasCustomers), columnNames(t), view.sortBy)}
          onSortChange={(sortBy) => change({ sortBy })}
        />
      }
    />
  );
}

/** The most useful orders, described in words. */
function usualSorts(t: CallFiltersProps["t"], hasCustomers: boolean): readonly SortOption<CallSort>[] {
  return [
    { sort: "-createdAt", label: t.sortNewest },
    { sort: "createdAt", label: t.sortOldest },
    { sort: "-startAt", label: t.sortLatestStart },
    { sort: "-durationSeconds", label: t.sortLongest },
    { sort: "-score", label: t.sortBestScore },
    ...(hasCustomers ? [{ sort: "potentialCustomerCompany" as const, label: t.sortCustomer }] : []),
  ];
}

const columnNames = (t: CallFiltersProps["t"]) => ({
  startAt: t.start,
  status: t.status,
  answer: t.answer,
  score: t.score,
  potentialCustomerCompany: t.customer,
  contact: t.contact,
  sellerCompanyNumber: t.number,
  sellerCompany: t.seller,
});

/**
 * The names of all records that have been seen, by id. They are remembered because a URL contains only ids and a new
 * search drops the former results.
 */
function useKnownNames(seen: readonly FilterChoice[]): (id: string) => string | undefined {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const unknown = seen.filter(({ id }) => !names.has(id));
  if (unknown.length > 0) setNames(new Map([...names, ...unknown.map(({ id, label }) => [id, label] as const)]));
  return (id) => names.get(id);
}
