import { AgTable } from "other-tables/ag";

import { showCalls } from "./otherList.tsx";

await showCalls(AgTable);
