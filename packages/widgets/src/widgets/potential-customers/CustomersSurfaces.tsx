import { onDemand } from "../../ui/on-demand/index.js";
import type { PotentialCustomersListProps } from "./PotentialCustomers.view.js";

const CreateDrawer = onDemand(() => import("./form/CreateDrawer.js").then(({ CreateDrawer }) => CreateDrawer), "all");
const EditDrawer = onDemand(() => import("./form/EditDrawer.js").then(({ EditDrawer }) => EditDrawer), "all");
const CustomerImport = onDemand(
  () => import("./import/CustomerImport.js").then(({ CustomerImport }) => CustomerImport),
  "all",
);
const AttachModal = onDemand(() => import("./attach/AttachModal.js").then(({ AttachModal }) => AttachModal), "all");
const SyncedModal = onDemand(() => import("./attach/SyncedModal.js").then(({ SyncedModal }) => SyncedModal), "all");

interface CustomersSurfacesProps extends Pick<PotentialCustomersListProps, "t" | "model" | "onOpenCall"> {
  uploadDisabledReason: string | undefined;
}

/** The dialogs and drawers of the list: a new customer, an import, attaching and its results, and the open customer. */
export function CustomersSurfaces({ t, model, uploadDisabledReason, onOpenCall }: CustomersSurfacesProps) {
  const { view, change, links, tags, ownerId } = model;
  const { surface, close } = model.surface;
  const shared = surface && { t, isOpen: surface.isOpen, onClose: close };
  return (
    <>
      {shared && surface.kind === "create" && (
        <CreateDrawer
          key={surface.turn}
          {...shared}
          ownerId={ownerId}
          tags={tags}
          onClose={model.closeNew}
          onCreated={model.customerCreated}
        />
      )}
      {shared && surface.kind === "import" && (
        <CustomerImport key={surface.turn} {...shared} ownerId={ownerId} onImported={model.customersImported} />
      )}
      {shared && surface.kind === "attach" && (
        <AttachModal
          key={surface.turn}
          {...shared}
          ids={links.attachedIds}
          onAttached={() => links.attached(links.attachedIds)}
        />
      )}
      {shared && surface.kind === "synced" && (
        <SyncedModal key={surface.turn} {...shared} outcomes={links.syncOutcomes} />
      )}
      {model.wasOpened && (
        <EditDrawer
          t={t}
          isOpen={model.isOpen}
          customerId={view.openCustomerId}
          tab={view.tab}
          onTabChange={(tab) => change({ tab })}
          name={model.openRow?.name}
          ownerId={ownerId}
          tags={tags}
          uploadDisabledReason={uploadDisabledReason}
          navigation={model.navigation}
          onOpenCall={onOpenCall}
          onClose={model.close}
        />
      )}
    </>
  );
}
