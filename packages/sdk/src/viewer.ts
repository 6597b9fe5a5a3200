import type { CurrentUser } from "./contract.js";

/** The viewer's flags, on which screens depend (A-ENT-03). */
export interface Viewer {
  /** SELLER or MASTER_ACCOUNT: works within their own company (A-ROLE-03). */
  isSeller: boolean;
  /** ADMIN or REPRESENTATIVE: sees all companies (A-ROLE-02). */
  isManager: boolean;
  /**
   * Without a plan that ends: rows cannot be selected and bulk actions are disabled. Never true for managers
   * (A-PERM-01, R-23).
   */
  isFreePackage: boolean;
  /** The company in which a seller works; the first one is used (B-ROLE-03). */
  sellerCompanyId: string | undefined;
  sellerCompanyName: string | undefined;
  userRole: CurrentUser["role"];
}

/** Derives the viewer's flags from the response of `getProfile`. */
export function describeViewer(user: CurrentUser): Viewer {
  const isManager = user.role === "ADMIN" || user.role === "REPRESENTATIVE";
  const company = user.sellerCompanies[0];
  return {
    isManager,
    isSeller: !isManager,
    isFreePackage: !isManager && (company?.subscription?.endAt ?? null) === null,
    sellerCompanyId: company?.id,
    sellerCompanyName: company?.name,
    userRole: user.role,
  };
}
