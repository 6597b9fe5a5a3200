import { styled } from "styled-components";

export const Switched = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** The name of the column, for the list, which has no header. */
export const ListWord = styled.span`
  @container cw-table (min-width: 640px) {
    display: none;
  }
`;
