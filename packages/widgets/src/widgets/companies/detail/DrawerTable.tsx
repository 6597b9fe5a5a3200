import { RecordTable, type RecordTableProps } from "../../../lists/RecordTable.js";
import { Bleed } from "./Detail.styles.js";

/** What a company has, as a table that is read a page at a time and fills a tab from edge to edge. */
export function DrawerTable<Row extends { id: string }>(props: RecordTableProps<Row, string>) {
  return (
    <Bleed>
      <RecordTable {...props} isInDrawer />
    </Bleed>
  );
}
