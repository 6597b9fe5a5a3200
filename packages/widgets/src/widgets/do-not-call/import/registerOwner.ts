import type { Query } from "@callwright/sdk/contract";

import type { NumberRow } from "../doNotCall.model.js";

/** Whose list a register goes on. */
export type RegisterOwner =
  | { kind: "own" }
  | { kind: "everybody" }
  | { kind: "company"; id: string; name: string | undefined };

/** A newer file goes where the register is; a new register to the company that is looked at. */
export function ownerOf(
  register: Pick<NumberRow, "company"> | undefined,
  isManager: boolean,
  chosen: { id: string; name: string | undefined } | undefined,
): RegisterOwner {
  if (!isManager) return { kind: "own" };
  const company = register ? register.company : chosen;
  return company ? { kind: "company", ...company } : { kind: "everybody" };
}

/** The same as the contract says it. */
export function ownerQuery(owner: RegisterOwner): Pick<Query<"importSuppressedNumbers">, "scope" | "sellerCompanyId"> {
  if (owner.kind === "everybody") return { scope: "EVERYWHERE" };
  return owner.kind === "company" ? { sellerCompanyId: owner.id } : {};
}
