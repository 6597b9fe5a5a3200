import { styled } from "styled-components";

export const Cards = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: grid;
  gap: 6px;
  padding: 12px 12px 14px 16px;
  border-radius: calc(10px * var(--cw-radius-scale));
  box-shadow: inset 0 0 0 1px var(--cw-border);
`;

export const CardHead = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  > h3 {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: var(--cw-title-sm-size);
    line-height: var(--cw-title-sm-line);
    font-weight: 600;
    letter-spacing: var(--cw-title-sm-tracking);
  }
`;

export const Meta = styled.p`
  margin: 0;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;

export const Review = styled.p`
  margin: 0;
  padding-inline-end: 4px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Stack = styled.div`
  display: grid;
  gap: 12px;
`;

export const Nothing = styled.p`
  margin: 0;
  padding: 12px;
  color: var(--cw-text-subtle);
  text-align: center;
`;
