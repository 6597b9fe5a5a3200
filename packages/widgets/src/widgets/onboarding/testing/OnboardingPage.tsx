import type { ReactNode } from "react";

/** The page on which the card is shown, as in the app. */
export function OnboardingPage({ children, width }: { children: ReactNode; width?: number | undefined }) {
  return (
    <div
      style={{
        display: "flex",
        inlineSize: width,
        minBlockSize: "100vh",
        margin: -24,
        background: "var(--cw-bg)",
      }}
    >
      {children}
    </div>
  );
}
