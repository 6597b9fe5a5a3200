import { styled } from "styled-components";

export const Box = styled.section`
  display: grid;
  gap: 8px;
  padding: 14px 16px 16px;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-card);
  background: var(--cw-surface);
  box-shadow: var(--cw-card-shadow);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > :is(h2, h3) {
    color: var(--cw-text-muted);
    font-size: var(--cw-body-size);
    line-height: var(--cw-body-line);
    font-weight: 500;
  }
`;

export const Figure = styled.p`
  font-size: 28px;
  line-height: 36px;
  font-weight: 620;
  letter-spacing: -0.026em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Caption = styled.p`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;

export const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-block-start: 8px;
  color: var(--cw-warning-text);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-weight: 500;

  &[data-level="empty"] {
    color: var(--cw-danger-text);
  }
`;

/** As high as the balance and its captions, which replace it. */
export const Pending = styled.div`
  block-size: 52px;
  padding-block-start: 4px;
`;
