import type { Messages } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import type { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import type { NumberRow } from "./doNotCall.model.js";
import type { DoNotCallModel } from "./useDoNotCall.js";

const AddModal = onDemand(() => import("./AddModal.js").then(({ AddModal }) => AddModal), "all");
const LiftModal = onDemand(() => import("./LiftModal.js").then(({ LiftModal }) => LiftModal), "all");
const ImportRegisterModal = onDemand(
  () => import("./import/ImportRegisterModal.js").then(({ ImportRegisterModal }) => ImportRegisterModal),
  "all",
);

/** Props of {@link DoNotCallSurfaces}. */
export interface DoNotCallSurfacesProps {
  t: Messages<typeof firstDoNotCallMessages>;
  model: DoNotCallModel;
  nameOf: (row: NumberRow) => string;
}

/** The forms above the list: to add numbers, to import a register, and to lift an entry with a reason. */
export function DoNotCallSurfaces({ t, model, nameOf }: DoNotCallSurfacesProps) {
  const { surface, close } = model.surface;
  if (!surface) return null;
  const { kind, turn, isOpen } = surface;
  const shared = { isOpen, onClose: close };
  if (kind.name === "add") return <AddModal key={turn} t={t} {...shared} model={model} />;
  if (kind.name === "lift")
    return <LiftModal key={turn} t={t} {...shared} number={kind.row} name={nameOf(kind.row)} model={model} />;
  const { newerOf } = kind;
  return <ImportRegisterModal key={turn} {...shared} model={model} newerOf={newerOf} />;
}
