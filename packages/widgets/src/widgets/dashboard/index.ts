export type { FigureFilters } from "../../calls/figures/figureFilters.js";
export { Dashboard, type DashboardMessages, type DashboardProps } from "./Dashboard.js";
