export { FloatingPanel, type FloatingPanelProps } from "./FloatingPanel.js";
export { Popover, type PopoverProps } from "./Popover.js";
export { PopoverPanel } from "./PopoverPanel.js";
export { PanelTrigger, type FocusStart } from "./PanelTrigger.js";
