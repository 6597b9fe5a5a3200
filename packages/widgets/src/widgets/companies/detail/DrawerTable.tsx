import { BleedingRows } from "../../../lists/DrawerRows.styles.js";
import { RecordTable, type RecordTableProps } from "../../../lists/RecordTable.js";

/** A table of a company's records that is read one page at a time and fills the full width of a tab. */
export function DrawerTable<Row extends { id: string }>(props: RecordTableProps<Row, string>) {
  return (
    <BleedingRows>
      <RecordTable {...props} isInDrawer />
    </BleedingRows>
  );
}
