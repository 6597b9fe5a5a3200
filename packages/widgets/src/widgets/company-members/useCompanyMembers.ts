import { useListSellerCompanyMembers } from "@callwright/sdk/hooks";

import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { companyMembersView, toMemberRow } from "./companyMembers.model.js";
import type { CompanyMembersView } from "./CompanyMembers.types.js";

/** What the host tells the controller. */
export type CompanyMembersOptions = ListOptions<CompanyMembersView>;

/** All that the members draw from: the people of the reader's company, a page at a time. */
export function useCompanyMembers(options: CompanyMembersOptions) {
  const page = useListPage(companyMembersView, options);
  const profile = useViewer();
  const sellerCompanyId = profile.viewer?.sellerCompanyId;
  const isForbidden = profile.viewer !== undefined && sellerCompanyId === undefined;
  const asked = sellerCompanyId === undefined ? null : { path: { id: sellerCompanyId }, query: { ...page.view } };
  // It is one company throughout: its former page can stay until the next one is there.
  const read = useListSellerCompanyMembers(asked, { keepPreviousData: true });
  const list = useRecordList({ page, list: read, query: asked?.query, profile, isForbidden, toRow: toMemberRow });
  return { ...page, ...list };
}

/** All that the view needs, as the controller answers it. */
export type CompanyMembersModel = ReturnType<typeof useCompanyMembers>;
