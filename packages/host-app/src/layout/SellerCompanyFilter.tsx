import { useListSellerCompanies } from "@callwright/sdk/hooks";
import { FilterChip } from "@callwright/widgets/ui";
import { useState } from "react";

import { messages } from "../hostApp.messages.js";
import { useSellerCompany } from "../session/sellerCompany.js";

/** The number of companies on a page of the selector, and the pause in typing after which it searches. */
const step = 10;
const debounceMs = 300;

/** A filter that narrows a page to one seller company; for managers. */
export function SellerCompanyFilter() {
  const { company, choose } = useSellerCompany();
  const [isWanted, setWanted] = useState(false);
  const [text, setText] = useState("");
  const [perPage, setPerPage] = useState(step);
  const query = { page: 0, perPage, sortBy: "name" as const, ...(text.trim() && { text: text.trim() }) };
  const { data, isLoading } = useListSellerCompanies(isWanted ? { query } : null);
  const hasMore = data !== undefined && data.items.length < Math.min(data.metaData.totalCount, 100);
  return (
    <FilterChip
      label={messages.seller}
      options={(data?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
      value={company ? [{ id: company.id, label: company.name }] : []}
      // Only one company can be chosen: the last one replaces the one before.
      onChange={(options) => {
        const last = options.findLast(({ id }) => id !== company?.id);
        choose(last && { id: last.id, name: last.label });
      }}
      onSearch={(next) => {
        setText(next);
        setPerPage(step);
      }}
      debounceMs={debounceMs}
      onOpenChange={(isOpen) => isOpen && setWanted(true)}
      isLoading={isLoading}
      onLoadMore={hasMore && !isLoading ? () => setPerPage((count) => count + step) : undefined}
    />
  );
}
