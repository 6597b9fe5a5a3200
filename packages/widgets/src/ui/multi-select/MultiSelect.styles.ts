import { styled } from "styled-components";

export const Tags = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;

  /* The names give way, the count of the rest does not. */
  > * {
    flex: 0 1 auto;
  }
  > :last-child:not(:first-child) {
    flex-shrink: 0;
  }
`;
