import { styled } from "styled-components";

export const Mark = styled.mark`
  border-radius: 2px;
  background: var(--cw-warning-soft);
  color: inherit;
  box-shadow: 0 1px 0 var(--cw-warning);
`;

export const Find = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 8px;

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Count = styled.span`
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
