import { keyframes, styled } from "styled-components";

const rise = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;

/** A line without height at the foot of the table: the pill floats over the rows and does not affect the layout. */
export const Foot = styled.div`
  container: cw-selection / inline-size;
  flex: none;
  position: sticky;
  inset-block-end: 48px;
  z-index: calc(var(--cw-z-sticky) + 1);
  block-size: 0;
`;

export const Pill = styled.div`
  position: absolute;
  inset-block-end: 16px;
  inset-inline: 16px;
  inline-size: fit-content;
  max-inline-size: calc(100% - 32px);
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 5px;
  border-radius: calc(12px * var(--cw-radius-scale));
  background: var(--cw-surface-inverse);
  color: var(--cw-text-inverse);
  box-shadow: var(--cw-shadow-2);
  font-weight: 500;
  animation: ${rise} var(--cw-dur-base) var(--cw-ease-enter);

  button[data-variant="ghost"] {
    --height: 28px;
    background: none;
    color: var(--cw-text-inverse);
    font-size: 12px;
  }

  button[data-variant="ghost"]:is(:active, [aria-expanded="true"]) {
    background: var(--cw-surface-inverse-hover);
  }
  @media (hover: hover) {
    button[data-variant="ghost"]:hover {
      background: var(--cw-surface-inverse-hover);
    }
  }

  button[data-variant="ghost"][data-unavailable] {
    background: none;
    color: var(--cw-text-inverse-muted);
    opacity: 0.75;
  }

  [data-lead] button:not([data-unavailable]) svg {
    color: var(--cw-accent);
  }

  [data-cw-scheme="dark"] & [data-lead] button:not([data-unavailable]) svg {
    color: var(--cw-accent-active);
  }

  @media (pointer: coarse) {
    button[data-variant="ghost"] {
      --height: 44px;
    }
  }
`;

export const Count = styled.span`
  padding-inline: 12px 10px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const Divider = styled.span`
  flex: none;
  inline-size: 1px;
  block-size: 18px;
  margin-inline: 4px;
  background: color-mix(in oklab, var(--cw-text-inverse) 18%, transparent);
`;

/** A narrow bar shows only the icons; their labels remain for assistive technology and in the tooltip. */
export const Wide = styled.span`
  display: contents;

  @container cw-selection (max-width: 639.98px) {
    display: none;
  }
`;

export const Narrow = styled.span`
  display: none;

  @container cw-selection (max-width: 639.98px) {
    display: contents;
  }
`;
