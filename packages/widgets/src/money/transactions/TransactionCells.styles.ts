import { styled } from "styled-components";

export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  color: var(--cw-text);
  white-space: nowrap;
`;

/** What is cut out of a disc has the colour behind it: a row's, or the sheet's. */
export const Glyph = styled.svg`
  flex: none;
  display: block;

  [data-knock] {
    stroke: var(--cw-behind, var(--cw-surface));
  }

  &[data-status="COMPLETED"] {
    color: var(--cw-success);
  }
  &[data-status="FAILED"] {
    color: var(--cw-status-failed);
  }
  &[data-status="INCOMPLETE"] {
    color: var(--cw-warning);
  }
`;

export const Amount = styled.b`
  color: var(--cw-text-subtle);
  font-weight: 600;

  &[data-effect="added"] {
    color: var(--cw-success-text);
  }
  &[data-effect="taken"] {
    color: var(--cw-danger-text);
  }
`;

/** On one line where there is room for both; the longer one is cut short with dots. */
export const Described = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-inline-size: 0;
`;

export const Free = styled.span`
  flex: none;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-weight: 400;
  white-space: nowrap;
`;
