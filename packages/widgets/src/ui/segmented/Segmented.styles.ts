import { styled } from "styled-components";

export const Group = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  gap: 2px;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: calc(7px * var(--cw-radius-scale));
  background: var(--cw-surface-active);

  [data-cw-scheme="dark"] & {
    background: var(--cw-surface-sunken);
    box-shadow: inset 0 0 0 1px var(--cw-border-subtle);
  }
`;

export const Segment = styled.button`
  /* If the container stretches it, the segments share the width. */
  flex: 1 0 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  block-size: 26px;
  padding: 0 10px;
  border: 0;
  border-radius: calc(5px * var(--cw-radius-scale));
  background: none;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  transition:
    background-color var(--cw-dur-fast),
    color var(--cw-dur-fast);

  @media (hover: hover) {
    &:enabled:hover {
      color: var(--cw-text);
    }
  }

  &[aria-checked="true"] {
    background: var(--cw-surface-raised);
    color: var(--cw-text);
    box-shadow: var(--cw-shadow-1);
  }

  [data-cw-scheme="dark"] &[aria-checked="true"] {
    background: var(--cw-surface-active);
    box-shadow: inset 0 0 0 1px var(--cw-border);
  }

  &:disabled {
    color: var(--cw-text-disabled);
    cursor: not-allowed;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    block-size: 44px;
  }
`;
