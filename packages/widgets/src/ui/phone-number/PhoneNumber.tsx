import { usePhoneWriter } from "./usePhoneWriter.js";

/** Props of {@link PhoneNumber}. */
export interface PhoneNumberProps {
  /** E.164, e.g. `+4722860144`; anything else is shown as it is. */
  number: string;
}

/** A phone number as its country writes it, from the left in every direction of reading. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const write = usePhoneWriter();
  return <bdi>{write(number)}</bdi>;
}
