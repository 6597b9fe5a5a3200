import { keepText, readText } from "./storage.js";

const storageName = "callwright.new-account";

/**
 * Remembers the email address of an account that was just created. The link in the verification email opens another
 * tab, which does not know the address.
 */
export function rememberAddress(email: string): void {
  keepText("localStorage", storageName, email);
}

/** The remembered email address. */
export function rememberedAddress(): string | undefined {
  return readText("localStorage", storageName) ?? undefined;
}

/** Forgets the address, once somebody has signed in. */
export function forgetAddress(): void {
  keepText("localStorage", storageName, undefined);
}
