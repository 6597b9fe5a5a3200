const storageName = "callwright.new-account";

/** Remembers the address of an account that was just made: the link in the mail opens another tab, which does not know it. */
export function rememberAddress(email: string): void {
  localStorage.setItem(storageName, email);
}

/** The address that was remembered. */
export function rememberedAddress(): string | undefined {
  return localStorage.getItem(storageName) ?? undefined;
}

/** Forgets it once somebody has signed in. */
export function forgetAddress(): void {
  localStorage.removeItem(storageName);
}
