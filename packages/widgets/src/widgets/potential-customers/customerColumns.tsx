import { Chip, ChipList, TagPill, TextList } from "../../ui/chip/index.js";
import type { Messages } from "../../i18n/index.js";
import { CellText, type TableColumn } from "../../ui/table/index.js";
import { Tip } from "../../ui/tooltip/index.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import * as s from "./PotentialCustomers.styles.js";
import type { CustomerRow, CustomerSort, CustomerTag } from "./PotentialCustomers.types.js";
import { Country } from "../../records/Country.js";
import { DateTime } from "../../records/DateTime.js";

type Column = TableColumn<CustomerRow, CustomerSort>;

/** The state and the actions of the tags in the rows (B-TAG-01, B-TAG-06). */
interface TagTools {
  /** The tags by which the list is filtered. */
  tagIds: readonly string[];
  toggle: (id: string) => void;
  rename: (tag: CustomerTag, title: string) => void;
  askToDelete: (tag: CustomerTag) => void;
}

/** The columns of the list (B-PC-08 to B-PC-15). */
export function customerColumns(t: Messages<typeof firstPotentialCustomersMessages>, tagTools: TagTools): Column[] {
  return [
    {
      id: "name",
      header: t.name,
      isRowHeader: true,
      sortBy: "name",
      width: "24%",
      minWidth: 236,
      cell: (row) =>
        row.hasContacts ? (
          row.name
        ) : (
          <s.NameWithBadge>
            <CellText>{row.name}</CellText>
            <Tip content={t.noContactsWhy}>
              <s.Badge tabIndex={0}>
                <Chip tone="danger">{t.noContacts}</Chip>
              </s.Badge>
            </Tip>
          </s.NameWithBadge>
        ),
    },
    {
      id: "country",
      header: t.country,
      sortBy: "headquarterCountry",
      width: 180,
      listLine: 2,
      cell: (row) => <Country iso2={row.countryCode} />,
    },
    {
      id: "products",
      header: t.products,
      priority: 2,
      listLine: 2,
      width: "40%",
      minWidth: 270,
      cell: (row) => row.products.length > 0 && <TextList label={t.products} owner={row.name} items={row.products} />,
    },
    {
      id: "tags",
      header: t.tags,
      priority: 3,
      width: 212,
      listLine: 3,
      cell: (row) =>
        row.tags.length > 0 && (
          <ChipList label={t.tags} owner={row.name} max={2}>
            {row.tags.map((tag) => (
              <TagPill
                key={tag.id}
                title={tag.title}
                color={tag.color}
                isSelected={tagTools.tagIds.includes(tag.id)}
                onPress={() => tagTools.toggle(tag.id)}
                onRename={(title) => tagTools.rename(tag, title)}
                onDelete={() => tagTools.askToDelete(tag)}
              />
            ))}
          </ChipList>
        ),
    },
    {
      id: "timeZone",
      header: t.timeZone,
      sortBy: "timeZone",
      priority: 5,
      width: 160,
      cell: (row) => row.timeZone,
    },
    {
      id: "updatedAt",
      header: t.lastUpdated,
      sortBy: "updatedAt",
      isDescendingFirst: true,
      isNumeric: true,
      priority: 4,
      width: 146,
      cell: (row) => <DateTime instant={row.updatedAt} pattern="record" />,
    },
  ];
}
