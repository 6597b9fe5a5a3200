import { type Dispatch, type SetStateAction, useRef } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { TextField } from "../../ui/text-field/index.js";
import { stepInMessages } from "./stepIn.messages.js";
import { Composer } from "./StepIn.styles.js";

const MOST_CHARACTERS = 600;

interface SayNextProps {
  label: string;
  description: string;
  isBusy: boolean;
  text: string;
  onChange: Dispatch<SetStateAction<string>>;
  /** Returns whether it was said. */
  onSay: (text: string) => Promise<boolean>;
}

/** A field for the next sentence; Enter has it said. If it was not said, it is in the field again, before what was typed since. */
export function SayNext({ label, description, isBusy, text, onChange, onSay }: SayNextProps) {
  const t = useMessages(stepInMessages);
  const input = useRef<HTMLInputElement>(null);
  const say = async () => {
    const words = text.trim();
    if (words === "" || isBusy) return;
    onChange("");
    input.current?.focus();
    if (await onSay(words)) return;
    onChange((typedSince) => (typedSince === "" ? words : `${words} ${typedSince}`));
  };
  return (
    <Composer
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <TextField
        ref={input}
        label={label}
        description={description}
        value={text}
        onChange={onChange}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={text.trim() === ""}>
        {t.send}
      </Button>
    </Composer>
  );
}
