import { styled } from "styled-components";

/** The container of a notice in place of the rows. */
export const Stated = styled.div`
  padding: 16px 24px;
`;
