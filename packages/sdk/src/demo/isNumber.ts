/** Whether a number is the one that is asked for, with or without spaces; any is where none is. */
export function isNumber(asked: string | undefined, number: string | undefined): boolean {
  return asked === undefined || digitsOf(asked) === digitsOf(number ?? "");
}

const digitsOf = (phoneNumber: string) => phoneNumber.replaceAll(/\D/g, "");
