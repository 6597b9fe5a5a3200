import { styled } from "styled-components";

import { Press } from "../press/index.js";

/**
 * Without emphasis until something is chosen. The clear button is in the box beside the trigger, because buttons cannot
 * be nested.
 */
export const Root = styled.div`
  flex: none;
  display: inline-flex;
  align-items: center;
  max-inline-size: 320px;
  block-size: var(--cw-control);
  border-radius: var(--cw-radius-sm);
  box-shadow: inset 0 0 0 1px var(--cw-border);
  color: var(--cw-text-muted);
  transition:
    background var(--cw-dur-fast),
    box-shadow var(--cw-dur-fast);

  &:hover {
    background: var(--cw-surface-hover);
  }

  &[data-set] {
    color: var(--cw-text);
    box-shadow: inset 0 0 0 1px var(--cw-border-strong);
  }
`;

export const Trigger = styled(Press)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  block-size: 100%;
  padding: 0 10px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: 500 13px / 20px var(--cw-font-family);
  letter-spacing: var(--cw-body-tracking);
  white-space: nowrap;
  cursor: pointer;
  outline: 0;

  [data-set] > & {
    padding-inline-end: 2px;
  }

  > svg {
    color: var(--cw-text-subtle);
  }

  &[aria-expanded="true"] {
    background: var(--cw-surface-active);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

export const Text = styled.span`
  display: contents;
`;

export const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  color: var(--cw-text-muted);
  font-weight: 400;

  &:empty {
    display: none;
  }
`;

export const Count = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--cw-surface-active);
  color: var(--cw-text);
  font-size: 11px;
  line-height: 16px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Clear = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin-inline: 1px 4px;
  padding: 0;
  border: 0;
  border-radius: var(--cw-radius-xs);
  background: none;
  color: var(--cw-text-subtle);
  cursor: pointer;

  &:hover {
    background: var(--cw-surface-active);
    color: var(--cw-text);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    inline-size: 36px;
    block-size: 36px;
  }
`;
