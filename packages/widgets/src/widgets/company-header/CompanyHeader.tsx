import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companyHeaderMessages } from "./companyHeader.messages.js";
import { CompanyFactsView } from "./CompanyHeader.view.js";
import { useCompanyHeader } from "./useCompanyHeader.js";

/** Texts of {@link CompanyHeader} said differently. */
export type CompanyHeaderMessages = MessageOverrides<typeof companyHeaderMessages>;

/** A page of the company area that has a tab. */
export type CompanyArea = "settings" | "faq" | "plans" | "usage" | "numbers" | "developers";

/** Props of {@link CompanyHeader}. */
export interface CompanyHeaderProps {
  /** The page below; none of the tabs is lit on one without. */
  area?: CompanyArea;
  /**
   * The pages that there are. The developers' is only there where it is named.
   * @default ["settings", "faq", "plans", "usage", "numbers"]
   */
  areas?: readonly CompanyArea[];
  /** Leads to a page. Without it there are no tabs. */
  onOpenArea?: (event: { area: CompanyArea }) => void;
  /** Where a page is. With it the tabs are links, which can also be opened in a window of their own. */
  hrefOf?: (area: CompanyArea) => string;
  /** 1 where the company is the page's subject. @default 2 */
  headingLevel?: 1 | 2;
  messages?: CompanyHeaderMessages;
  className?: string;
}

/**
 * A seller's own company, above the pages that are about it. Who has no company sees nothing.
 *
 * @example
 * <CompanyHeader area="plans" onOpenArea={({ area }) => navigate(`/company/${area}`)} hrefOf={(area) => `/company/${area}`} />
 */
export function CompanyHeader({ className, messages, ...props }: CompanyHeaderProps) {
  const t = useMessages(companyHeaderMessages, messages);
  const company = useCompanyHeader();
  if (!company) return null;
  return (
    <WidgetRoot name="company-header" texts={companyHeaderMessages} className={className}>
      <CompanyFactsView {...props} t={t} company={company} />
    </WidgetRoot>
  );
}
