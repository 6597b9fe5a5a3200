import { styled } from "styled-components";

/** A name and what is particular about it behind it; the name gives way. */
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
