import { type ContextType, type HTMLAttributes, type ReactNode, type Ref, useContext, useMemo } from "react";
import { LabelContext } from "react-aria-components/Label";
import { TextContext } from "react-aria-components/Text";

import { FieldTiesContext, type FieldTies } from "./FieldTexts.js";

/** Inside a field of react-aria: connects our label, help and error with its control, as it connects its own. */
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

/** react-aria also renders a hidden copy of a select's value, in which the texts belong to no field. */
function idOf(texts: ContextType<typeof TextContext>, slot: string): string | undefined {
  return texts && "slots" in texts ? texts.slots?.[slot]?.id : undefined;
}
