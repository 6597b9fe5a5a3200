import type { SellerCompany } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { Notice } from "../ui/notice/index.js";
import { SkeletonText, useSkeletonTime } from "../ui/skeleton/index.js";
import { WidgetTitle } from "../ui/widget-header/index.js";
import { Content, Page, Pending } from "./Companies.styles.js";
import type { OwnCompanyState } from "./useOwnCompany.js";

/** Props of {@link OwnCompanyPage}. */
export interface OwnCompanyPageProps {
  title: string;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  state: OwnCompanyState;
  /** Draws what is about the company, once it is there. */
  children: (company: SellerCompany) => ReactNode;
}

/** A page about the reader's own company. Without one there is nothing (B-CAREA-03). */
export function OwnCompanyPage({ title, headingLevel = 2, state, children }: OwnCompanyPageProps) {
  const phase = useSkeletonTime(state.status === "loading");
  if (state.status === "none") return null;
  return (
    <Page>
      <WidgetTitle title={title} headingLevel={headingLevel} />
      <Content>{content()}</Content>
    </Page>
  );

  function content(): ReactNode {
    if (state.status === "error")
      return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
    if (state.status !== "ready" || phase === "shown")
      return <Pending aria-busy="true">{phase === "shown" && <SkeletonText lines={8} />}</Pending>;
    return children(state.company);
  }
}
