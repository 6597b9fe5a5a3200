import { useApi } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import { useHost } from "../../lib/HostContext.js";
import { useSurface } from "../../lib/useSurface.js";
import { useViewer } from "../../lib/useViewer.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { useRecordSelection } from "../../records/useRecordSelection.js";
import { hasSelection, neighbourRowId } from "../../ui/table/index.js";
import { changeView, isSameList, readView, toFilterQuery, toggled, viewChanges } from "./potentialCustomers.model.js";
import type {
  CompanyOutcome,
  ImportOutcome,
  PotentialCustomersEvent,
  PotentialCustomersView,
} from "./PotentialCustomers.types.js";
import { type TagActionsVoice, useTagActions } from "./tags/useTagActions.js";
import { useTagFilter } from "./tags/useTagFilter.js";
import { type CustomerActionsVoice, useCustomerActions } from "./useCustomerActions.js";
import { useCustomerList } from "./useCustomerList.js";

/** What the host tells the controller. */
export interface PotentialCustomersOptions {
  initialView?: Partial<PotentialCustomersView> | undefined;
  onViewChange?: OnViewChange<PotentialCustomersView> | undefined;
  onCustomerCreated?: ((event: { potentialCustomerId: string }) => void) | undefined;
  onImported?: ((event: ImportOutcome) => void) | undefined;
}

/** Says what came of what somebody did. */
export interface PotentialCustomersVoice {
  customers: CustomerActionsVoice;
  tags: TagActionsVoice;
}

const viewRules: ViewRules<PotentialCustomersView> = { read: readView, changes: viewChanges, change: changeView };

/** What is kept of the list for the next time. */
const keptView: KeptView<PotentialCustomersView> = {
  list: "potential-customers",
  keys: ["perPage", "sortBy", "tagIds"],
};

/** All that the potential customers draw from: what is looked at, the customers, and what can be done. */
export function usePotentialCustomers(options: PotentialCustomersOptions, voice: PotentialCustomersVoice) {
  const { onEvent } = useHost();
  const report = (event: PotentialCustomersEvent) => onEvent?.(event);
  const [view, changeAny] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const surface = useSurface<"create" | "import" | "attach" | "synced">({ kind: "create", isOpen: view.openNew });
  const [syncOutcomes, setSyncOutcomes] = useState<readonly CompanyOutcome[]>([]);
  const [attachedIds, setAttachedIds] = useState<readonly string[]>([]);
  // The drawer comes on demand, and stays while it leaves the screen.
  const [wasOpened, setWasOpened] = useState(false);
  if (view.openCustomerId && !wasOpened) setWasOpened(true);

  const profile = useViewer();
  const isManager = profile.viewer?.isManager ?? false;
  const ownerId = isManager ? view.sellerCompanyId || null : undefined;
  const tags = useTagActions({
    ownerId,
    voice: voice.tags,
    onDeleted: (id) => view.tagIds.includes(id) && change({ tagIds: toggled(view.tagIds, id) }),
  });
  const list = useCustomerList({ view, change: changeAny, profile, deleting, shownTags: tags.shown });
  const client = useApi();
  const chosen = useRecordSelection(
    (page) => client.call("listPotentialCustomers", { query: { ...toFilterQuery(view, isManager), ...page } }),
    voice.customers.selectionFailed,
  );
  const actions = useCustomerActions({
    view,
    isManager,
    voice: voice.customers,
    report,
    setDeleting,
    onDone: chosen.clear,
    onSyncRefused: (outcomes) => {
      setSyncOutcomes(outcomes);
      surface.open("synced");
    },
  });
  const tagFilter = useTagFilter(ownerId);
  const sellerFilter = useSellerFilter(isManager ? view.sellerCompanyId : "");

  const change = (next: Partial<PotentialCustomersView>) => {
    if (!isSameList(next) && hasSelection(chosen.selection)) chosen.clear();
    changeAny(next);
  };
  const open = (potentialCustomerId: string) => {
    change({ openCustomerId: potentialCustomerId });
    report({ widget: "potential-customers", type: "customerOpened", detail: { potentialCustomerId } });
  };
  const neighbour = (step: -1 | 1) => {
    const ids = list.rows.map(({ id }) => id);
    const id = view.openCustomerId && neighbourRowId(ids, view.openCustomerId, step);
    return id ? () => open(id) : undefined;
  };

  return {
    ...list,
    viewer: profile.viewer,
    view,
    change,
    tagFilter,
    sellerFilter,
    actions,
    tags,
    ...chosen,

    surface,
    syncOutcomes,
    attachedIds,
    openAttach: (ids: readonly string[]) => {
      setAttachedIds(ids);
      surface.open("attach");
    },

    wasOpened,
    open,
    close: () => change({ openCustomerId: "" }),
    openNew: () => change({ openNew: true }),
    closeNew: () => change({ openNew: false }),
    openName: list.rows.find(({ id }) => id === view.openCustomerId)?.name,
    openPrevious: neighbour(-1),
    openNext: neighbour(1),
    toggleTag: (id: string) => change({ tagIds: toggled(view.tagIds, id) }),

    /** Sellers write into their own company; managers into the one they look at, or the catalogue. */
    ownerId,
    customerCreated: (potentialCustomerId: string) => {
      report({ widget: "potential-customers", type: "customerCreated", detail: { potentialCustomerId } });
      options.onCustomerCreated?.({ potentialCustomerId });
    },
    customersImported: (outcome: ImportOutcome) => {
      const { created, updated, errors } = outcome;
      const detail = { created, updated, errorCount: errors.length };
      report({ widget: "potential-customers", type: "customersImported", detail });
      options.onImported?.(outcome);
    },
  };
}

/** All that the view needs, as the controller answers it. */
export type PotentialCustomersModel = ReturnType<typeof usePotentialCustomers>;
