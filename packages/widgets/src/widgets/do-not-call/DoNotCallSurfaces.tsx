import type { Messages } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import type { NumberRow } from "./doNotCall.model.js";
import { ownerOf } from "./import/registerOwner.js";
import type { DoNotCallModel } from "./useDoNotCall.js";

const AddModal = onDemand(() => import("./AddModal.js").then(({ AddModal }) => AddModal), "all");
const LiftModal = onDemand(() => import("./LiftModal.js").then(({ LiftModal }) => LiftModal), "all");
const ImportRegisterModal = onDemand(
  () => import("./import/ImportRegisterModal.js").then(({ ImportRegisterModal }) => ImportRegisterModal),
  "all",
);

/** Props of {@link DoNotCallSurfaces}. */
export interface DoNotCallSurfacesProps {
  t: Messages<typeof doNotCallMessages>;
  model: DoNotCallModel;
  nameOf: (row: NumberRow) => string;
}

/** The forms above the list: to add numbers, to import a register, and to lift an entry with a reason. */
export function DoNotCallSurfaces({ t, model, nameOf }: DoNotCallSurfacesProps) {
  const { surface, close } = model.surface;
  if (!surface) return null;
  const { kind, turn, isOpen } = surface;
  const shared = { isOpen, onClose: close };
  if (kind.name === "add") return <AddModal key={turn} t={t} {...shared} onAdd={model.add} />;
  if (kind.name === "lift")
    return <LiftModal key={turn} t={t} {...shared} number={kind.row} name={nameOf(kind.row)} onLift={model.lift} />;
  const { newerOf } = kind;
  return (
    <ImportRegisterModal
      key={turn}
      {...shared}
      owner={ownerOf(newerOf, model.isManager, model.sellers.chosen)}
      newerOf={newerOf?.register ?? undefined}
      onImported={model.imported}
    />
  );
}
