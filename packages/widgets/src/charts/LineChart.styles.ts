import { styled } from "styled-components";

/** As high as the drawing will be. Time runs from left to right for everybody. */
export const Around = styled.div`
  position: relative;
  block-size: 300px;
  min-inline-size: 0;
  direction: ltr;
  transition: opacity var(--cw-dur-fast);

  &[data-small] {
    block-size: 150px;
  }

  &[data-refetching] {
    opacity: 0.5;
  }

  text {
    font: 400 11px / 16px var(--cw-font-family);
    font-variant-numeric: tabular-nums;
  }
`;

export const Said = styled.div`
  display: grid;
  padding: 6px 10px;
  border-radius: var(--cw-radius-md);
  background: var(--cw-surface-raised);
  box-shadow: var(--cw-shadow-2);
  color: var(--cw-text-subtle);
  font: 400 12px / 16px var(--cw-font-family);
  white-space: nowrap;

  > b {
    color: var(--cw-text);
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
