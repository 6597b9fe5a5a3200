import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companyHeaderMessages } from "./companyHeader.messages.js";
import { CompanyFactsView } from "./CompanyHeader.view.js";
import { useCompanyHeader } from "./useCompanyHeader.js";

/** Texts that replace the default ones of {@link CompanyHeader}. */
export type CompanyHeaderMessages = MessageOverrides<typeof companyHeaderMessages>;

/** A page of the company area. Each has a tab. */
export type CompanyArea = "settings" | "faq" | "plans" | "usage" | "numbers" | "doNotCall" | "developers";

/** Props of {@link CompanyHeader}. */
export interface CompanyHeaderProps {
  /** The page that is shown below the header. If omitted, no tab is selected. */
  area?: CompanyArea;
  /**
   * The pages to show tabs for. `doNotCall` and `developers` are not among the defaults.
   * @default ["settings", "faq", "plans", "usage", "numbers"]
   */
  areas?: readonly CompanyArea[];
  /** Called when a person chooses a tab. If omitted, no tabs are shown. */
  onOpenArea?: (event: { area: CompanyArea }) => void;
  /** Returns the URL of a page. If given, the tabs are links, which can also be opened in a new window. */
  hrefOf?: (area: CompanyArea) => string;
  /** The level of the heading: 1 if the company is the subject of the page. @default 2 */
  headingLevel?: 1 | 2;
  messages?: CompanyHeaderMessages;
  className?: string;
}

/**
 * The header of the company area: the seller's own company, and tabs for its pages. Renders nothing for a user without
 * a company.
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
