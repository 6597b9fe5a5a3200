import { Fragment, type ReactNode } from "react";

import { type FieldPathByValue, type FieldValues, type FormHandle, FormTextField } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { Pair } from "./ContactTextFields.styles.js";
import { contactTexts, everyContactText, type ContactText } from "./contactTexts.js";

/** Props of {@link ContactTextFields}. */
export interface ContactTextFieldsProps<Input extends FieldValues> {
  t: Messages<typeof potentialCustomersMessages>;
  form: FormHandle<Input>;
  /** Returns the name that a text has in this form. */
  nameOf: (text: ContactText) => FieldPathByValue<Input, string>;
  /** Whether the first field is focused. @default false */
  isFocused?: boolean;
  /** The field for the number, which follows the name. */
  children: ReactNode;
}

/** All fields of a contact, two in a row. */
export function ContactTextFields<Input extends FieldValues>(props: ContactTextFieldsProps<Input>) {
  const { t, form, nameOf, isFocused = false, children } = props;
  const pairs = everyContactText.flatMap((_text, at) => (at % 2 === 0 ? [everyContactText.slice(at, at + 2)] : []));
  return pairs.map((pair, row) => (
    <Fragment key={pair.join(" ")}>
      <Pair>
        {pair.map((text, at) => {
          const { label, isEmail = false, ...field } = contactTexts[text];
          return (
            <FormTextField<Input>
              key={text}
              form={form}
              name={nameOf(text)}
              label={label(t)}
              isOptional
              autoFocus={isFocused && row === 0 && at === 0}
              {...field}
              {...(isEmail && { type: "email" as const })}
            />
          );
        })}
      </Pair>
      {row === 0 && children}
    </Fragment>
  ));
}
