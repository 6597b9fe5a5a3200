import { styled } from "styled-components";

/** Where a notice stands in place of the rows. */
export const Stated = styled.div`
  padding: 16px 24px;
`;
