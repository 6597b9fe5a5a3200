import { useId, useRef } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { whenWanted } from "../../lib/whenWanted.js";
import { fieldParts, FieldTexts } from "../field/index.js";
import { ChevronsUpDown } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import type { PressProps } from "../press/index.js";
import { Root, Trigger, Value } from "./OptionField.styles.js";
import type { OptionFieldProps } from "./OptionField.types.js";
import { useWaking } from "./useWaking.js";

const LiveOptionField = whenWanted(
  () => import("./LiveOptionField.js").then(({ LiveOptionField }) => LiveOptionField),
  "all",
);

/** The trigger, popover and list behind Select, ComboBox and MultiSelect. */
export function OptionField(props: OptionFieldProps) {
  const { wokenBy, buttonProps } = useWaking(LiveOptionField.preload);
  return (
    <LiveOptionField
      isWanted={wokenBy !== undefined}
      fallback={<SleepingOptionField {...props} buttonProps={buttonProps} />}
      {...props}
      wokenBy={wokenBy}
    />
  );
}

/** The placeholder until it is first used. */
function SleepingOptionField({
  field,
  isMultiple,
  value,
  buttonProps,
}: OptionFieldProps & { buttonProps: PressProps }) {
  const { root, heading, note, hasNote, rest } = fieldParts(field);
  const { placeholder, disabledReason, onBlur, autoFocus } = rest;
  const { className, isInvalid } = root;
  const isDisabled = root.isDisabled || disabledReason !== undefined;
  const ids = { label: useId(), value: useId(), note: useId() };
  const triggerRef = useRef<HTMLButtonElement>(null);
  return (
    <Root
      className={className}
      data-cw-field-size={root["data-cw-field-size"]}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <FieldTexts labelId={ids.label} noteId={ids.note} onLabelPress={useEvent(() => triggerRef.current?.focus())}>
        {heading}
        <Trigger
          ref={triggerRef}
          {...buttonProps}
          isDisabled={isDisabled}
          autoFocus={autoFocus}
          onBlur={onBlur}
          aria-labelledby={`${ids.value} ${ids.label}`}
          aria-describedby={hasNote ? ids.note : undefined}
          data-holds={isMultiple && value !== undefined ? "tags" : undefined}
        >
          <Value id={ids.value} data-empty={value === undefined || undefined}>
            {value ?? disabledReason ?? placeholder}
          </Value>
          <Icon icon={ChevronsUpDown} size={14} />
        </Trigger>
        {note}
      </FieldTexts>
    </Root>
  );
}
