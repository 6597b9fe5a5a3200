import { styled } from "styled-components";

export const Switched = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** The column's name, where the list has no header that says it. */
export const ListWord = styled.span`
  @container cw-table (min-width: 640px) {
    display: none;
  }
`;
