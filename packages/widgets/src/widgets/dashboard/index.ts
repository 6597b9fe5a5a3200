export { Dashboard, type DashboardMessages, type DashboardProps } from "./Dashboard.js";
