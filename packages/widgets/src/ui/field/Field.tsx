import type { ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { CircleAlert } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { Aside, Description, ErrorText, Heading, Label, Optional } from "./Field.styles.js";
import { fieldMessages } from "./field.messages.js";
import { useFieldTies } from "./FieldTexts.js";

/** Props of every field. */
export interface FieldProps {
  /** The label above the control. */
  label: string;
  /** Whether the label is only for assistive technology, for example for a search in a toolbar. */
  isLabelHidden?: boolean;
  /** Shows `optional` beside the label. Fields are required by default, which is not marked. */
  isOptional?: boolean;
  /** Help text below the control. An error replaces it. */
  description?: ReactNode;
  /** The error below the control. With it, the field is invalid. */
  errorMessage?: string | undefined;
  /** Content at the end of the label's line: a link. */
  labelAside?: ReactNode;
  isDisabled?: boolean;
  /** Height: the density's control height (32 px), or 40 px for a form that is alone on its page. @default "medium" */
  size?: "medium" | "large";
  className?: string;
}

/** A field's props, grouped by their receiver. */
export interface FieldParts<P extends FieldProps> {
  /** For react-aria's field element. */
  root: {
    className: string | undefined;
    isDisabled: boolean | undefined;
    isInvalid: boolean;
    validationBehavior: "aria";
    "data-cw-field-size": "medium" | "large";
  };
  /**
   * The line above the control. `FieldTexts`, or in a field of react-aria `AriaFieldTexts`, connects it with the
   * control.
   */
  heading: ReactNode;
  /** The line below: the error, otherwise the help text. */
  note: ReactNode;
  /** Whether there is such a line. */
  hasNote: boolean;
  /** The props of the control itself. */
  rest: Omit<P, keyof FieldProps>;
}

/** What every field renders around its control. */
export function fieldParts<P extends FieldProps>(props: P): FieldParts<P> {
  const {
    label,
    isLabelHidden,
    isOptional,
    labelAside,
    description,
    errorMessage,
    isDisabled,
    size,
    className,
    ...rest
  } = props;
  return {
    root: {
      className,
      isDisabled,
      isInvalid: errorMessage !== undefined,
      validationBehavior: "aria",
      "data-cw-field-size": size ?? "medium",
    },
    heading: <FieldLabel {...{ label, isLabelHidden, isOptional, labelAside }} />,
    note: <FieldNote {...{ description, errorMessage }} />,
    hasNote: errorMessage !== undefined || Boolean(description),
    rest,
  };
}

function FieldLabel({ label, isLabelHidden, isOptional, labelAside }: FieldProps) {
  const t = useMessages(fieldMessages);
  const ties = useFieldTies().label;
  return (
    <Heading data-hidden={isLabelHidden || undefined}>
      <Label as={ties.htmlFor === undefined ? "span" : "label"} {...ties}>
        {label}
      </Label>
      {isOptional && <Optional>{t.optional}</Optional>}
      {labelAside && <Aside>{labelAside}</Aside>}
    </Heading>
  );
}

function FieldNote({ description, errorMessage }: Pick<FieldProps, "description" | "errorMessage">) {
  const ties = useFieldTies();
  if (errorMessage === undefined)
    return description ? <Description {...ties.description}>{description}</Description> : null;
  return (
    <ErrorText {...ties.errorMessage} data-replaces={description ? "" : undefined}>
      <Icon icon={CircleAlert} size={13} />
      {errorMessage}
    </ErrorText>
  );
}
