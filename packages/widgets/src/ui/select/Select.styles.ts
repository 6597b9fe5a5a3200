import { styled } from "styled-components";

export const Code = styled.span`
  flex: none;
  color: var(--cw-text-subtle);
  font: 500 var(--cw-micro-size) / var(--cw-micro-line) var(--cw-font-family);
  letter-spacing: 0.02em;
`;

export const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
