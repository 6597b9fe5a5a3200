import { styled } from "styled-components";

export const Line = styled.span`
  display: block;
  min-inline-size: 0;
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
