import { styled } from "styled-components";

/** One line high: a name that does not fit is on the next line, hidden and counted, instead of cut to a few letters. */
export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 4px;
  row-gap: 16px;
  min-inline-size: 0;
  max-block-size: 20px;
  overflow: clip;

  &[data-counts] {
    padding-inline-end: 40px;
  }

  > [data-unseen] {
    order: 2;
  }
`;

export const Tag = styled.span`
  display: flex;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

/** It has no width, so that the wrapping of names does not depend on it; space for it is reserved beside them. */
export const Rest = styled.span`
  order: 1;
  inline-size: 0;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
