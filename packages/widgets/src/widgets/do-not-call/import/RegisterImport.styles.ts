import { styled } from "styled-components";

export const Working = styled.div`
  display: grid;
  gap: 8px;
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

export const Share = styled.span`
  flex: none;
  color: var(--cw-text-subtle);
  font-variant-numeric: tabular-nums;
`;

export const Counts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px 24px;
  margin-block: 16px 0;

  > dt {
    color: var(--cw-text-subtle);
  }

  > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
