import { styled } from "styled-components";

export const Moment = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  border-radius: var(--cw-radius-xs);

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;
