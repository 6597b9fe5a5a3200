import { styled } from "styled-components";

/** As wide as the ring, which is drawn in pixels. */
export const Around = styled.div`
  position: relative;
  flex: none;
  inline-size: 168px;
  block-size: 168px;
  direction: ltr;
`;

/** A ring without parts: before the drawing is there, and when there is nothing to divide. */
export const Empty = styled.div`
  position: absolute;
  inset: 1px;
  border: 23px solid var(--cw-surface-active);
  border-radius: 50%;
`;

export const Centre = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  pointer-events: none;

  > b {
    font-size: var(--cw-metric-size);
    line-height: 28px;
    font-weight: 620;
    letter-spacing: -0.022em;
    font-variant-numeric: tabular-nums;
  }

  > span {
    color: var(--cw-text-subtle);
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
  }
`;

export const Said = styled.div`
  padding: 5px 9px;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface-inverse);
  color: var(--cw-text-inverse);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  white-space: nowrap;
`;
