import { styled } from "styled-components";

/** Words for those who do not see what says the same beside them. */
export const Unseen = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
