import { keyframes, styled } from "styled-components";

const rise = keyframes`from { opacity: 0; translate: 0 4px; }`;

/** The outline of the element. The rest of the page is not dimmed, and presses go through. */
export const Outline = styled.div`
  position: fixed;
  pointer-events: none;
  border: 2px solid var(--cw-accent);
  border-radius: var(--cw-radius-card);
`;

export const Bubble = styled.div`
  position: fixed;
  inline-size: min(300px, calc(100vw - 24px));
  border-radius: var(--cw-radius-card);
  background: var(--cw-surface-raised);
  color: var(--cw-text);
  box-shadow: var(--cw-shadow-2);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} var(--cw-dur-base) var(--cw-ease-enter);
  }
`;

/** A rotated square, half of which is covered by the bubble. */
export const Arrow = styled.i`
  position: absolute;
  inline-size: 10px;
  block-size: 10px;
  margin: -5px;
  background: var(--cw-surface-raised);
  rotate: 45deg;
  box-shadow: 0 0 0 1px var(--cw-border);
  clip-path: polygon(-20% -20%, 120% -20%, -20% 120%);

  &[data-side="below"] {
    top: 0;
  }

  &[data-side="above"] {
    bottom: 0;
    rotate: 225deg;
  }

  &[data-side="start"] {
    right: 0;
    rotate: 135deg;
  }

  &[data-side="end"] {
    left: 0;
    rotate: -45deg;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 14px 0;

  > b {
    font-weight: 600;
  }
`;

export const Count = styled.span`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  font-variant-numeric: tabular-nums;
`;

export const Words = styled.p`
  padding: 4px 14px 10px;
  color: var(--cw-text-muted);
  text-wrap: pretty;
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 0 6px 8px;
`;

export const Steps = styled.div`
  display: flex;
  gap: 6px;
  margin-inline-end: 6px;
`;
