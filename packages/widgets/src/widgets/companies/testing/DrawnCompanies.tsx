import { createFakeApi, type FakeHandlers, fixtures } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { type CSSProperties, useState } from "react";

import { companyHandlers, type CompanyWorld } from "../../../companies/testing/companyHandlers.js";
import { type Clock, ClockContext } from "../../../lib/clock.js";
import { Companies, type CompaniesProps } from "../index.js";

/** A clock that stands still on the fixtures' day. */
export const stillClock: Clock = { now: () => Date.parse(fixtures.now), timeZone: "Europe/Istanbul" };

/** Props of {@link DrawnCompanies}. */
export interface DrawnCompaniesProps extends CompaniesProps, CompanyWorld {
  /** Handlers that replace the default ones. */
  handlers?: FakeHandlers;
  /** The styles of the box that the widget fills. */
  place?: CSSProperties;
}

/** A manager's companies on an in-memory server, on the fixtures' day. */
export function DrawnCompanies({
  handlers,
  companies,
  profile = fixtures.managerProfile(),
  faqs,
  place,
  ...props
}: DrawnCompaniesProps) {
  const [api] = useState(() => createFakeApi({ ...companyHandlers({ companies, profile, faqs }), ...handlers }));
  return (
    <CallwrightApiProvider client={api.client}>
      <ClockContext.Provider value={stillClock}>
        <div style={{ blockSize: 720, margin: -24, background: "var(--cw-surface)", ...place }}>
          <Companies {...props} />
        </div>
      </ClockContext.Provider>
    </CallwrightApiProvider>
  );
}
