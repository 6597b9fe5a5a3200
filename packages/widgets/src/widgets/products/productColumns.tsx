import type { Messages } from "../../i18n/index.js";
import { BadgedName } from "../../records/BadgedName.js";
import { DateTime } from "../../records/DateTime.js";
import type { TableColumn } from "../../ui/table/index.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import type { ProductRow, ProductSort } from "./Products.types.js";

/** The columns of the list (B-PROD-03 to B-PROD-05). */
export function productColumns(t: Messages<typeof firstProductsMessages>): TableColumn<ProductRow, ProductSort>[] {
  return [
    {
      id: "name",
      header: t.name,
      isRowHeader: true,
      sortBy: "name",
      minWidth: 240,
      cell: ({ name, isFromCatalogue }) =>
        isFromCatalogue ? <BadgedName name={name} badge={t.catalogue} why={t.catalogueWhy} tone="outline" /> : name,
    },
    {
      id: "hscode",
      header: t.hscode,
      sortBy: "hscode",
      isNumeric: true,
      width: 180,
      listLine: 2,
      cell: ({ hscode }) => hscode,
    },
    {
      id: "updatedAt",
      header: t.lastUpdated,
      sortBy: "updatedAt",
      isDescendingFirst: true,
      isNumeric: true,
      width: 180,
      listLine: 2,
      cell: ({ updatedAt }) => <DateTime instant={updatedAt} pattern="record" />,
    },
  ];
}
