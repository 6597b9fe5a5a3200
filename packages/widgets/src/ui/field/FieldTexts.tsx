import { createContext, type ReactNode, type Ref, useContext, useMemo } from "react";

/** The attributes that connect the texts of a field with its control. */
export interface FieldTies {
  label: { id?: string | undefined; htmlFor?: string; onClick?: (() => void) | undefined; ref?: Ref<HTMLLabelElement> };
  description: { id?: string | undefined };
  errorMessage: { id?: string | undefined };
}

/** Of the surrounding field. */
export const FieldTiesContext = createContext<FieldTies>({ label: {}, description: {}, errorMessage: {} });

export const useFieldTies = () => useContext(FieldTiesContext);

interface FieldTextsProps {
  children: ReactNode;
  labelId: string;
  /** The control of the label, if it is an element that supports labels. */
  controlId?: string;
  noteId: string;
  /** The effect of a press on the label, if the browser has none. */
  onLabelPress?: () => void;
}

/** Gives label, help and error of a field the ids that connect them with its control. */
export function FieldTexts({ children, labelId, controlId, noteId, onLabelPress }: FieldTextsProps) {
  const ties = useMemo<FieldTies>(
    () => ({
      label: controlId === undefined ? { id: labelId, onClick: onLabelPress } : { id: labelId, htmlFor: controlId },
      description: { id: noteId },
      errorMessage: { id: noteId },
    }),
    [labelId, controlId, noteId, onLabelPress],
  );
  return <FieldTiesContext.Provider value={ties}>{children}</FieldTiesContext.Provider>;
}
