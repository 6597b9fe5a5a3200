import { styled } from "styled-components";

export const Root = styled.div`
  --gutter: 0px;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[data-gutter] {
    --gutter: 24px;

    @container cw (max-width: 520px) {
      --gutter: 16px;
    }
  }

  &[data-flush] {
    flex: 1;
    min-block-size: 0;

    /* If the header above it, of the same page, is narrow, too. */
    @container cw (max-width: 639.98px) {
      --gutter: 16px;
    }
  }
`;

export const Strip = styled.div`
  flex: none;
  display: flex;
  gap: 20px;
  padding-inline: var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--cw-border);
`;

export const Tab = styled.button`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  block-size: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--cw-text-muted);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  transition: color var(--cw-dur-fast);

  @media (hover: hover) {
    &:hover {
      color: var(--cw-text);
    }
  }

  &[aria-selected="true"] {
    color: var(--cw-text);
  }

  &[aria-selected="true"]::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
    border-block-end: 2px solid var(--cw-accent);
  }

  /* Inside the tab's own box, because the tab list clips what extends beyond it. */
  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
    border-radius: var(--cw-radius-xs);
  }

  @media (pointer: coarse) {
    block-size: 44px;
  }
`;

export const Count = styled.span`
  margin-inline-start: 5px;
  color: var(--cw-text-subtle);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 16px var(--gutter);
  outline: none;

  ${Root}[data-flush] > & {
    display: flex;
    flex-direction: column;
    padding: 0;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }
`;
