import { styled } from "styled-components";

import { bareInput, controlBox, fieldStack } from "../field/index.js";

export const Root = styled.div`
  ${fieldStack}
`;

export const Box = styled.div`
  ${controlBox}
`;

export const Input = styled.input`
  ${bareInput}
`;

export const Lead = styled.span`
  color: var(--cw-text-subtle);
`;

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 18px;
  height: 18px;
  margin-inline-end: -3px;
  padding: 0 5px;
  border-radius: var(--cw-radius-xs);
  background: var(--cw-surface-sunken);
  color: var(--cw-text-subtle);
  box-shadow: inset 0 0 0 1px var(--cw-border);
  font: 500 var(--cw-micro-size) / var(--cw-micro-line) var(--cw-font-family);

  @media (pointer: coarse) {
    display: none;
  }
`;

export const Clear = styled.span`
  margin-inline-end: -8px;
`;
