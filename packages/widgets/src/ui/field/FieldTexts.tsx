import { useMemo, type ReactNode } from "react";
import { FieldErrorContext } from "react-aria-components/FieldError";
import { LabelContext } from "react-aria-components/Label";
import { TextContext } from "react-aria-components/Text";

interface FieldTextsProps {
  children: ReactNode;
  labelId: string;
  /** The control the label is of, where that is an element labels are made for. */
  controlId?: string;
  noteId: string;
  isInvalid: boolean;
  /** What a press on the label does, where the browser does nothing. */
  onLabelPress?: () => void;
}

/** Gives label, help and error of a field the ids that tie them to its control, as react-aria's own fields do. */
export function FieldTexts({ children, labelId, controlId, noteId, isInvalid, onLabelPress }: FieldTextsProps) {
  const label = useMemo(
    () =>
      controlId === undefined
        ? { id: labelId, elementType: "span", onClick: onLabelPress }
        : { id: labelId, htmlFor: controlId },
    [labelId, controlId, onLabelPress],
  );
  const texts = useMemo(() => ({ slots: { description: { id: noteId }, errorMessage: { id: noteId } } }), [noteId]);
  const validity = useMemo(
    () => ({ isInvalid, validationErrors: [], validationDetails: unknownValidity }),
    [isInvalid],
  );
  return (
    <LabelContext.Provider value={label}>
      <TextContext.Provider value={texts}>
        <FieldErrorContext.Provider value={validity}>{children}</FieldErrorContext.Provider>
      </TextContext.Provider>
    </LabelContext.Provider>
  );
}

/** What is wrong is for our forms to say; the browser is not asked. */
const unknownValidity: ValidityState = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
};
