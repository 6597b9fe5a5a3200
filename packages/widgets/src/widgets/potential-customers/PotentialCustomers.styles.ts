import { styled } from "styled-components";

/** A name with a badge after it. A long name is shortened, so that the badge stays visible. */
export const NameWithBadge = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`;

export const Badge = styled.span`
  flex: none;
  border-radius: 5px;
  outline-offset: 2px;
`;
