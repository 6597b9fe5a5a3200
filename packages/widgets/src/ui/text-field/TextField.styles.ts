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

/** The fixed beginning of a value. */
export const Segment = styled.span`
  display: flex;
  align-items: center;
  height: 20px;
  color: var(--cw-text-subtle);
  white-space: nowrap;
  padding-inline-end: 8px;
  margin-inline-end: -2px;
  border-inline-end: 1px solid var(--cw-border);
`;

export const Lead = styled.span`
  color: var(--cw-text-subtle);
`;

export const End = styled.span`
  margin-inline-end: -8px;
`;
