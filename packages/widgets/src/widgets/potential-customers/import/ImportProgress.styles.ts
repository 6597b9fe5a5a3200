import { styled } from "styled-components";

export const Working = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: 16px;
`;

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Elapsed = styled.span`
  flex: none;
  color: var(--cw-text-subtle);
  font-variant-numeric: tabular-nums;
`;

export const Hint = styled.span`
  color: var(--cw-text-subtle);
`;
