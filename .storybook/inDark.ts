import axe from "axe-core";

const schemeAttribute = "data-cw-scheme";

/**
 * Switches what a story rendered to the dark scheme, fails with the texts that are illegible there, and switches it
 * back. The schemes differ only in colours, so contrast is all that has to be checked again.
 *
 * @throws Error that names each text with its colours.
 */
export async function checkContrastInDark(): Promise<void> {
  // A theme with its own greys has other colours in the dark scheme, which the attribute alone does not set
  // (presets.test.ts).
  const themed = [...document.querySelectorAll(`[${schemeAttribute}="light"]:not([style*="--cw-text:"])`)];
  if (themed.length === 0) return;
  paint(themed, "dark");
  try {
    const { violations } = await axe.run(
      { exclude: ["[data-live-announcer]"] },
      { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] },
    );
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`Hard to read in the dark scheme:\n${found.join("\n")}`);
  } finally {
    paint(themed, "light");
  }
}

/** Sets the scheme and finishes the transitions of colours at once. */
function paint(themed: Element[], scheme: "light" | "dark"): void {
  for (const element of themed) element.setAttribute(schemeAttribute, scheme);
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
