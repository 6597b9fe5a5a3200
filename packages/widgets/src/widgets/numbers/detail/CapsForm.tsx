import { useEffect } from "react";

import { Form, FormNotice, FormSubmit, FormTextField, useForm, useTellDirty } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import { useEvent } from "../../../lib/useEvent.js";
import { capOf, isCap } from "../numbers.model.js";
import type { numbersMessages } from "../numbers.messages.js";
import type { NumberRow } from "../Numbers.types.js";
import { Part, PartTitle } from "./NumberDrawer.styles.js";
import type { NumberChanges } from "./useNumberChanges.js";

interface CapsFormProps {
  t: Messages<typeof numbersMessages>;
  number: NumberRow;
  changes: NumberChanges;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form for the maximum number of calls from a number. */
export function CapsForm({ t, number, changes, onDirtyChange }: CapsFormProps) {
  const maxCallsPerHour = String(number.maxCallsPerHour ?? "");
  const maxCallsPerDay = String(number.maxCallsPerDay ?? "");
  const form = useForm(
    (z) => {
      const cap = z.string().check(z.trim(), z.refine(isCap, t.capWrong));
      return z.object({ maxCallsPerHour: cap, maxCallsPerDay: cap });
    },
    {
      defaultValues: { maxCallsPerHour, maxCallsPerDay },
      onSubmit: ({ maxCallsPerHour, maxCallsPerDay }) =>
        changes.limit(number.id, { maxCallsPerHour: capOf(maxCallsPerHour), maxCallsPerDay: capOf(maxCallsPerDay) }),
    },
  );
  useTellDirty(form.isDirty, onDirtyChange);
  // Limits that somebody else sets do not replace those that are being typed.
  const show = useEvent((saved: { maxCallsPerHour: string; maxCallsPerDay: string }) => {
    if (!form.isDirty) form.reset(saved);
  });
  useEffect(() => show({ maxCallsPerHour, maxCallsPerDay }), [show, maxCallsPerHour, maxCallsPerDay]);
  return (
    <Part aria-label={t.caps}>
      <PartTitle>{t.caps}</PartTitle>
      <Form form={form}>
        <FormTextField
          form={form}
          name="maxCallsPerHour"
          label={t.capOfHour}
          description={t.capHelp}
          inputMode="numeric"
          maxLength={6}
          isOptional
        />
        <FormTextField
          form={form}
          name="maxCallsPerDay"
          label={t.capOfDay}
          inputMode="numeric"
          maxLength={6}
          isOptional
        />
        <FormNotice form={form} />
        <div>
          <FormSubmit form={form} needsChange>
            {t.saveCaps}
          </FormSubmit>
        </div>
      </Form>
    </Part>
  );
}
