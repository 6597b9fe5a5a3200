import { styled } from "styled-components";

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
