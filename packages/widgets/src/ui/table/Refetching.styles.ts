import { styled } from "styled-components";

export const Place = styled.div`
  position: absolute;
  inset-block-start: 33px;
  inset-inline: 0;
  z-index: 4;

  @media (pointer: coarse) {
    inset-block-start: 43px;
  }

  @container cw-table (max-width: 639.98px) {
    inset-block-start: 0;
  }
`;
