/** Whether a number is the requested one, with or without spaces; true if none is requested. */
export function isNumber(asked: string | undefined, number: string | undefined): boolean {
  return asked === undefined || digitsOf(asked) === digitsOf(number ?? "");
}

const digitsOf = (phoneNumber: string) => phoneNumber.replaceAll(/\D/g, "");
