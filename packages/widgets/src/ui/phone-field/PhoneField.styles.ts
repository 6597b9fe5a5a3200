import { styled } from "styled-components";

import { Press } from "../press/index.js";
import { bareInput, controlBox, fieldStack } from "../field/index.js";

export const Root = styled.div`
  ${fieldStack}
`;

export const Box = styled.div`
  ${controlBox}
  padding-inline-start: 4px;
`;

export const Input = styled.input`
  ${bareInput}
  font-variant-numeric: tabular-nums;
  /* Numbers are written from left to right everywhere. */
  direction: ltr;
`;

export const CountryButton = styled(Press)`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  height: calc(var(--cw-control) - 8px);
  padding: 0 6px 0 7px;
  border: 0;
  border-radius: calc(4px * var(--cw-radius-scale));
  background: var(--cw-surface-active);
  color: var(--cw-text);
  font-weight: 500;
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
  direction: ltr;
  cursor: pointer;
  outline: 0;

  &[aria-expanded="true"] {
    background: var(--cw-border);
  }
  @media (hover: hover) {
    &:enabled:hover {
      background: var(--cw-border);
    }
  }
  &[data-disabled] {
    color: inherit;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }

  > svg {
    color: var(--cw-text-subtle);
  }
`;
