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

/** Related fields under a title. */
export const Group = styled.fieldset`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
  margin: 0;
  padding: 16px;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);
`;

export const GroupTitle = styled.legend`
  padding-inline: 6px;
  font-weight: 600;
`;

/** Two fields, side by side if there is enough room. */
export const Pair = styled.div`
  display: grid;
  gap: 16px;

  @container cw (inline-size > 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
