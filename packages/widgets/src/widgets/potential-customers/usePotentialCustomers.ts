import { useState } from "react";

import { useHost } from "../../lib/HostContext.js";
import { useWidgetView, type ViewRules } from "../../lib/useWidgetView.js";
import { hasSelection, neighbourRowId, noSelection, type TableSelection } from "../../ui/table/index.js";
import { changeView, readView, toggled, viewChanges } from "./potentialCustomers.model.js";
import type { ImportOutcome, PotentialCustomersEvent, PotentialCustomersView } from "./PotentialCustomers.types.js";
import { useCustomerActions, type CustomerActionsVoice } from "./useCustomerActions.js";
import { useCustomerFilters } from "./useCustomerFilters.js";
import { useCustomerList } from "./useCustomerList.js";

/** What the host tells the controller. */
export interface PotentialCustomersOptions {
  initialView?: Partial<PotentialCustomersView> | undefined;
  onViewChange?: ((view: Partial<PotentialCustomersView>) => void) | undefined;
  onCustomerCreated?: ((event: { potentialCustomerId: string }) => void) | undefined;
  onImported?: ((event: ImportOutcome) => void) | undefined;
}

const viewRules: ViewRules<PotentialCustomersView> = { read: readView, changes: viewChanges, change: changeView };

/** Which surface is over the list. */
export type OpenSurface = "create" | "import" | "attach" | undefined;

/** All that the potential customers draw from: what is looked at, the customers, and what can be done. */
export function usePotentialCustomers(options: PotentialCustomersOptions, voice: CustomerActionsVoice) {
  const { onEvent } = useHost();
  const report = (event: PotentialCustomersEvent) => onEvent?.(event);
  const [view, changeAny] = useWidgetView(viewRules, options.initialView, options.onViewChange);
  const [selection, setSelection] = useState<TableSelection>(noSelection);
  const [surface, setSurface] = useState<OpenSurface>();
  /** What is attached: it stays while its dialog leaves, when the choice is already taken back. */
  const [attachedIds, setAttachedIds] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());

  const list = useCustomerList({ view, change: changeAny, deleting });
  const isManager = list.viewer?.isManager ?? false;
  const onDone = () => setSelection(noSelection);
  const actions = useCustomerActions({ view, isManager, voice, report, setDeleting, onDone });
  const filters = useCustomerFilters(isManager);

  const change = (next: Partial<PotentialCustomersView>) => {
    const isSameList = Object.keys(next).every((key) => key === "page" || key === "openCustomerId" || key === "sortBy");
    if (!isSameList && hasSelection(selection)) setSelection(noSelection);
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
    view,
    change,
    filters,
    actions,
    selection,
    setSelection,
    selectedIds: selection === "all" ? list.rows.map(({ id }) => id) : [...selection],

    surface,
    openSurface: setSurface,
    closeSurface: () => setSurface(undefined),
    attachedIds,
    openAttach: (ids: readonly string[]) => {
      setAttachedIds(ids);
      setSurface("attach");
    },

    open,
    close: () => change({ openCustomerId: "" }),
    openPrevious: neighbour(-1),
    openNext: neighbour(1),
    toggleTag: (id: string) => change({ tagIds: toggled(view.tagIds, id) }),

    /** Sellers write into their own company; managers into the one they look at, or the catalogue. */
    ownerId: isManager ? view.sellerCompanyId || null : undefined,
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
