import { useListSellerCompanyMembers } from "@callwright/sdk/hooks";

import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { companyMembersView, toMemberRow } from "./companyMembers.model.js";
import type { CompanyMembersView } from "./CompanyMembers.types.js";

/** The options that the host passes to the controller. */
export type CompanyMembersOptions = ListOptions<CompanyMembersView>;

/** The controller of the widget: the members of the user's company, one page at a time. */
export function useCompanyMembers(options: CompanyMembersOptions) {
  const page = useListPage(companyMembersView, options);
  const profile = useViewer();
  const sellerCompanyId = profile.viewer?.sellerCompanyId;
  const isForbidden = profile.viewer !== undefined && sellerCompanyId === undefined;
  const asked = sellerCompanyId === undefined ? null : { path: { id: sellerCompanyId }, query: { ...page.view } };
  // All pages belong to the same company, so the previous page can stay until the next one is loaded.
  const read = useListSellerCompanyMembers(asked, { keepPreviousData: true });
  const list = useRecordList({ page, list: read, query: asked?.query, profile, isForbidden, toRow: toMemberRow });
  return { ...page, ...list };
}

/** The data and actions that the controller returns to the view. */
export type CompanyMembersModel = ReturnType<typeof useCompanyMembers>;
