import { createContext, type ReactNode, type Ref, useContext, useMemo } from "react";

/** What ties the texts of a field to its control: attributes of the elements that the texts stand in. */
export interface FieldTies {
  label: { id?: string | undefined; htmlFor?: string; onClick?: (() => void) | undefined; ref?: Ref<HTMLLabelElement> };
  description: { id?: string | undefined };
  errorMessage: { id?: string | undefined };
}

/** Of the field around. */
export const FieldTiesContext = createContext<FieldTies>({ label: {}, description: {}, errorMessage: {} });

export const useFieldTies = () => useContext(FieldTiesContext);

interface FieldTextsProps {
  children: ReactNode;
  labelId: string;
  /** The control the label is of, where that is an element labels are made for. */
  controlId?: string;
  noteId: string;
  /** What a press on the label does, where the browser does nothing. */
  onLabelPress?: () => void;
}

/** Gives label, help and error of a field the ids that tie them to its control. */
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
