import { styled } from "styled-components";

/** A country with its code, which lines up from row to row. */
export const Place = styled.span`
  display: flex;
  align-items: baseline;
  gap: 6px;
  min-inline-size: 0;
`;

export const Code = styled.span`
  flex: none;
  min-inline-size: 18px;
  color: var(--cw-text-subtle);
  font: 500 var(--cw-micro-size) / var(--cw-micro-line) var(--cw-font-family);
  letter-spacing: 0.02em;
`;
