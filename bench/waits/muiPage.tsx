import { MuiTable } from "other-tables/mui";

import { showCalls } from "./otherList.tsx";

await showCalls(MuiTable);
