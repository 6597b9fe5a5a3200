import type { Messages } from "../../i18n/index.js";
import { Country } from "../../records/Country.js";
import { Link } from "../../ui/link/index.js";
import { CellText, type TableColumn } from "../../ui/table/index.js";
import type { firstCompaniesMessages } from "./companies.firstTexts.js";
import type { CompanyRow, CompanySort } from "./Companies.types.js";
import { DateTime } from "../../records/DateTime.js";

/** The columns of the list (B-COMP-01). */
export function companyColumns(t: Messages<typeof firstCompaniesMessages>): TableColumn<CompanyRow, CompanySort>[] {
  return [
    { id: "name", header: t.name, isRowHeader: true, sortBy: "name", minWidth: 200, cell: ({ name }) => name },
    {
      id: "website",
      header: t.website,
      minWidth: 160,
      listLine: 3,
      cell: ({ website }) => (
        <Link href={website} target="_blank" rel="noreferrer" variant="quiet">
          <CellText>{website.replace(/^https?:\/\//, "")}</CellText>
        </Link>
      ),
    },
    {
      id: "country",
      header: t.country,
      width: 160,
      listLine: 2,
      cell: ({ countryCode }) => <Country iso2={countryCode} />,
    },
    { id: "city", header: t.city, priority: 2, width: 140, listLine: 2, cell: ({ city }) => city ?? t.unknown },
    { id: "currency", header: t.currency, priority: 3, width: 96, cell: ({ currency }) => currency },
    {
      id: "updatedAt",
      header: t.lastUpdated,
      sortBy: "updatedAt",
      isDescendingFirst: true,
      isNumeric: true,
      priority: 2,
      width: 124,
      listLine: 3,
      cell: ({ updatedAt }) => <DateTime instant={updatedAt} pattern="day" />,
    },
  ];
}
