import { styled } from "styled-components";

export const Parts = styled.div`
  display: grid;
  gap: 24px;
`;

export const Part = styled.section`
  display: grid;
  gap: 12px;
`;

export const PartTitle = styled.h3`
  margin: 0;
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 16px;
  margin: 0;
`;

export const Figure = styled.dt`
  color: var(--cw-text-muted);
`;

export const Value = styled.dd`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;
