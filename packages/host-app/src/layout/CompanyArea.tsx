import { type CompanyArea as AreaName, CompanyHeader } from "@callwright/widgets";
import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";

import { paths } from "../paths.js";
import { useUser } from "../session/SessionContext.js";
import * as s from "./CompanyArea.styles.js";

/** The address of each tab. The members have no tab and are reached only by their address. */
const areaPaths: Readonly<Record<AreaName, string>> = {
  settings: paths.COMPANY_SETTINGS,
  faq: paths.COMPANY_FAQ,
  plans: paths.COMPANY_PLANS,
  usage: paths.COMPANY_USAGE,
  numbers: paths.COMPANY_NUMBERS,
  doNotCall: paths.COMPANY_DO_NOT_CALL,
  developers: paths.COMPANY_DEVELOPERS,
};
const areas = Object.keys(areaPaths) as AreaName[];

/**
 * The pages about a seller's own company, below its header. It renders nothing for a user without a company (B-CAREA-01
 * to B-CAREA-03).
 */
export function CompanyArea() {
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const area = areas.find((name) => areaPaths[name] === path);
  if (useUser().sellerCompanies.length === 0) return null;
  return (
    <s.Area>
      <CompanyHeader
        headingLevel={1}
        areas={areas}
        {...(area && { area })}
        hrefOf={(name) => areaPaths[name]}
        onOpenArea={({ area }) => void navigate({ to: areaPaths[area] })}
      />
      <s.Page>
        <Outlet />
      </s.Page>
    </s.Area>
  );
}
