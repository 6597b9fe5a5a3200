export { preloadSelectionBar, SelectionBar, type SelectionAction, type SelectionBarProps } from "./SelectionBar.js";
export { selectionBarMessages } from "./selectionBar.messages.js";
