import { whenWanted } from "../../lib/whenWanted.js";

/** The panel of a menu, whose code is loaded when a menu is first opened, or in advance. */
export const LateMenuPanel = whenWanted(() => import("./MenuPanel.js").then(({ MenuPanel }) => MenuPanel), "all");
