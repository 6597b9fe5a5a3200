import { styled } from "styled-components";

/** Text for people who do not see the content that says the same. */
export const Unseen = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
