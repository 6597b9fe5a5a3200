import { styled } from "styled-components";

/** Styled like a small ghost button; a native one, because a table renders hundreds. */
export const ActionButton = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: calc(5px * var(--cw-radius-scale));
  background: none;
  color: var(--cw-text-subtle);
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background var(--cw-dur-fast),
    color var(--cw-dur-fast);

  &[data-text] {
    padding-inline: 6px;
  }

  th &:is(:hover, [aria-expanded="true"]) {
    background: var(--cw-surface-hover);
    color: var(--cw-text);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -1px;
  }

  &&[aria-disabled] {
    color: var(--cw-text-disabled);
    background: none;
    cursor: not-allowed;
  }

  /* A narrow list shows the first action; the others are in the drawer of the row. */
  @container cw-table (max-width: 639.98px) {
    inline-size: 44px;
    block-size: 44px;

    &[data-text] {
      inline-size: auto;
    }

    &:not(:first-child) {
      display: none;
    }
  }

  @media (pointer: coarse) {
    min-inline-size: 44px;
    block-size: 44px;
  }
`;
