import { styled } from "styled-components";

import { controlBox, fieldStack } from "../field/index.js";
import { Press } from "../press/index.js";

export const Root = styled.div`
  ${fieldStack}
`;

export const Trigger = styled(Press)`
  ${controlBox}
  justify-content: space-between;
  cursor: pointer;
  white-space: nowrap;

  /* Tags have their own padding. */
  &[data-holds="tags"] {
    padding-inline-start: 5px;
  }

  > svg {
    margin-inline-end: -2px;
    color: var(--cw-text-subtle);
  }
`;

export const Value = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-empty] {
    color: var(--cw-text-subtle);
  }
`;
