import { usePhoneWriter } from "./usePhoneWriter.js";

/** Props of {@link PhoneNumber}. */
export interface PhoneNumberProps {
  /** E.164, e.g. `+4722860144`; anything else is shown as it is. */
  number: string;
}

/** A phone number in the format of its country, from left to right in every text direction. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const write = usePhoneWriter();
  return <bdi>{write(number)}</bdi>;
}
