import { type ContextType, type HTMLAttributes, type ReactNode, type Ref, useContext, useMemo } from "react";
import { LabelContext } from "react-aria-components/Label";
import { TextContext } from "react-aria-components/Text";

import { FieldTiesContext, type FieldTies } from "./FieldTexts.js";

/** Inside a field of react-aria: ties our label, help and error to its control, as it ties its own. */
export function AriaFieldTexts({ children }: { children: ReactNode }) {
  const label = useContext(LabelContext) as HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLLabelElement> };
  const texts = useContext(TextContext);
  const ties = useMemo<FieldTies>(
    () => ({
      label: { id: label.id, onClick: label.onClick as (() => void) | undefined, ref: label.ref ?? null },
      description: { id: idOf(texts, "description") },
      errorMessage: { id: idOf(texts, "errorMessage") },
    }),
    [label, texts],
  );
  return <FieldTiesContext.Provider value={ties}>{children}</FieldTiesContext.Provider>;
}

/** react-aria also draws what a select holds where nobody sees it, and there the texts belong to no field. */
function idOf(texts: ContextType<typeof TextContext>, slot: string): string | undefined {
  return texts && "slots" in texts ? texts.slots?.[slot]?.id : undefined;
}
