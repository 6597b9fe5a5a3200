import { styled } from "styled-components";

export const Done = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  > bdi {
    flex: none;
    color: var(--cw-text-muted);
  }
`;

export const Bar = styled.div`
  flex: 1;
  min-inline-size: 40px;
  max-inline-size: 160px;
`;
