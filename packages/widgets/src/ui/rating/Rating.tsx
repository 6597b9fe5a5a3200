import { useId, type KeyboardEvent, type ReactNode } from "react";

import { useLocale, useMessages } from "../../i18n/index.js";
import { Description, Name, Root, Star, Stars } from "./Rating.styles.js";
import { maxStars, valueForKey } from "./valueForKey.js";
import { ratingMessages } from "./rating.messages.js";

export interface RatingProps {
  /** The label. */
  label: string;
  /** 0 to 5 stars. */
  value: number;
  /** Called with the new value. If omitted, the stars are read-only. */
  onChange?: (value: number) => void;
  onBlur?: () => void;
  description?: ReactNode;
  className?: string;
}

/**
 * A rating of up to five stars. The arrow keys, Home, End and the digits 0 to 5 set it; pressing the only filled star
 * clears it.
 *
 * @example
 * <Rating label="Effectiveness" value={effectiveness} onChange={setEffectiveness} />
 */
export function Rating({ label, value, onChange, onBlur, description, className }: RatingProps) {
  const t = useMessages(ratingMessages);
  const { direction } = useLocale();
  const id = useId();
  const press = (event: KeyboardEvent) => {
    const next = valueForKey(event.key, value, direction === "rtl");
    // With one of these, it is a shortcut of the browser, such as Back.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next !== value) onChange?.(next);
  };
  const text = t.value({ count: value });
  const interaction = onChange
    ? {
        role: "slider",
        tabIndex: 0,
        "aria-valuemin": 0,
        "aria-valuemax": maxStars,
        "aria-valuenow": value,
        "aria-valuetext": text,
        onKeyDown: press,
        onBlur,
      }
    : { role: "img", "aria-disabled": true };
  return (
    <Root className={className}>
      <Name id={`${id}name`}>{label}</Name>
      <Stars
        {...interaction}
        aria-label={onChange ? undefined : `${label}: ${text}`}
        aria-labelledby={onChange && `${id}name`}
        aria-describedby={description ? `${id}help` : undefined}
      >
        {starNumbers.map((star) => (
          // The slider around it handles the keys; a star is only a target for presses.
          <Star
            key={star}
            data-lit={star <= value || undefined}
            onClick={onChange && (() => onChange(star === 1 && value === 1 ? 0 : star))}
          >
            <svg viewBox="0 0 18 18" aria-hidden="true">
              <path d="M9 1.6l2.2 4.6 5 .7-3.6 3.5.9 5L9 13l-4.5 2.4.9-5L1.8 6.9l5-.7z" />
            </svg>
          </Star>
        ))}
      </Stars>
      {description && <Description id={`${id}help`}>{description}</Description>}
    </Root>
  );
}

const starNumbers = Array.from({ length: maxStars }, (_, index) => index + 1);
