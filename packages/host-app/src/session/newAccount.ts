const storageName = "callwright.new-account";

/**
 * Remembers the email address of an account that was just created. The link in the verification email opens another
 * tab, which does not know the address.
 */
export function rememberAddress(email: string): void {
  localStorage.setItem(storageName, email);
}

/** The remembered email address. */
export function rememberedAddress(): string | undefined {
  return localStorage.getItem(storageName) ?? undefined;
}

/** Forgets the address, once somebody has signed in. */
export function forgetAddress(): void {
  localStorage.removeItem(storageName);
}
