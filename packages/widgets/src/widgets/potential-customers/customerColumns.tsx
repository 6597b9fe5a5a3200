import { Chip, ChipList, TagPill, TextList } from "../../ui/chip/index.js";
import type { Messages } from "../../i18n/index.js";
import { CellText, type TableColumn } from "../../ui/table/index.js";
import { Tooltip } from "../../ui/tooltip/index.js";
import { CountryName } from "./CountryName.js";
import type { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import * as s from "./PotentialCustomers.styles.js";
import type { CustomerRow, CustomerSort } from "./PotentialCustomers.types.js";
import { RecordTime } from "./RecordTime.js";

type Column = TableColumn<CustomerRow, CustomerSort>;

interface TagFilter {
  tagIds: readonly string[];
  toggle: (id: string) => void;
}

/** The columns of the list (B-PC-08 to B-PC-15). */
export function customerColumns(t: Messages<typeof potentialCustomersMessages>, tagFilter: TagFilter): Column[] {
  return [
    {
      id: "name",
      header: t.name,
      isRowHeader: true,
      sortBy: "name",
      minWidth: 220,
      cell: (row) =>
        row.hasContacts ? (
          row.name
        ) : (
          <s.NameWithBadge>
            <CellText>{row.name}</CellText>
            <Tooltip content={t.noContactsWhy}>
              <s.Badge tabIndex={0}>
                <Chip tone="danger">{t.noContacts}</Chip>
              </s.Badge>
            </Tooltip>
          </s.NameWithBadge>
        ),
    },
    {
      id: "country",
      header: t.country,
      sortBy: "headquarterCountry",
      width: 140,
      listLine: 2,
      cell: (row) => <CountryName iso2={row.countryCode} />,
    },
    {
      id: "products",
      header: t.products,
      priority: 2,
      cell: (row) => (row.products.length > 0 ? <TextList label={t.products} items={row.products} /> : "-"),
    },
    {
      id: "tags",
      header: t.tags,
      priority: 2,
      width: 210,
      listLine: 3,
      cell: (row) =>
        row.tags.length > 0 ? (
          <ChipList label={t.tags} max={2}>
            {row.tags.map(({ id, title, color }) => (
              <TagPill
                key={id}
                title={title}
                color={color}
                isSelected={tagFilter.tagIds.includes(id)}
                onPress={() => tagFilter.toggle(id)}
              />
            ))}
          </ChipList>
        ) : (
          "-"
        ),
    },
    {
      id: "timeZone",
      header: t.timeZone,
      sortBy: "timeZone",
      priority: 3,
      width: 150,
      cell: (row) => row.timeZone ?? "-",
    },
    {
      id: "updatedAt",
      header: t.lastUpdated,
      sortBy: "updatedAt",
      isDescendingFirst: true,
      isNumeric: true,
      priority: 3,
      width: 140,
      cell: (row) => <RecordTime instant={row.updatedAt} />,
    },
  ];
}
