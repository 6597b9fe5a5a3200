import { createFakeApi, fixtures } from "@callwright/sdk/fake";

import { companyHandlers, type CompanyWorld } from "../../../companies/testing/companyHandlers.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { Companies, type CompaniesProps } from "../index.js";

/** Props of {@link DrawnCompanies}. */
export interface DrawnCompaniesProps extends CompaniesProps, CompanyWorld, DrawnOptions {}

/** A manager's companies on an in-memory server, on the fixtures' day. */
export function DrawnCompanies({
  handlers,
  companies,
  profile = fixtures.managerProfile(),
  faqs,
  place,
  ...props
}: DrawnCompaniesProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...companyHandlers({ companies, profile, faqs }), ...handlers })}
      place={{ blockSize: 720, ...place }}
    >
      <Companies {...props} />
    </DrawnWidget>
  );
}
