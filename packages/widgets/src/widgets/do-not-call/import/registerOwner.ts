import type { Query } from "@callwright/sdk/contract";

import type { NumberRow } from "../doNotCall.model.js";

/** Whose list a register is added to. */
export type RegisterOwner =
  | { kind: "own" }
  | { kind: "everybody" }
  | { kind: "company"; id: string; name: string | undefined };

/**
 * Whose list a file is added to: a newer file, to the list that has the register; a new register, to that of the chosen
 * company.
 */
export function ownerOf(
  register: Pick<NumberRow, "company"> | undefined,
  isManager: boolean,
  chosen: { id: string; name: string | undefined } | undefined,
): RegisterOwner {
  if (!isManager) return { kind: "own" };
  const company = register ? register.company : chosen;
  return company ? { kind: "company", ...company } : { kind: "everybody" };
}

/** The owner as query parameters of the contract. */
export function ownerQuery(owner: RegisterOwner): Pick<Query<"importSuppressedNumbers">, "scope" | "sellerCompanyId"> {
  if (owner.kind === "everybody") return { scope: "EVERYWHERE" };
  return owner.kind === "company" ? { sellerCompanyId: owner.id } : {};
}
