import { styled } from "styled-components";

import { failedColor } from "../../theme/failedColor.js";

export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  color: var(--cw-text);
  white-space: nowrap;
`;

/** What is cut out of a disc has the colour behind it: a row's, or the sheet's. */
export const Glyph = styled.svg`
  ${failedColor}
  flex: none;
  display: block;

  [data-knock] {
    stroke: var(--cw-in-row, var(--cw-surface));
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

/** As high as one line: free minutes that have no room beside what they paid for are on the next, which a list shows. */
export const Described = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
  min-inline-size: 0;
  max-block-size: 1lh;
  overflow: hidden;

  @container cw-table (max-width: 639.98px) {
    max-block-size: none;
  }
`;

export const Free = styled.span`
  flex: none;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-weight: 400;
  white-space: nowrap;
`;
