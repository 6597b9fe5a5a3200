/** Outside a browser, everything counts as visible. */
export const isHidden = () => typeof document !== "undefined" && document.visibilityState === "hidden";
