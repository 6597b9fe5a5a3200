import { styled } from "styled-components";

export const Outcome = styled.div`
  display: grid;
  gap: 16px;
`;

export const Companies = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);
  list-style: none;
`;

export const Company = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: 8px;
  padding: 10px 12px;

  & + & {
    border-block-start: 1px solid var(--cw-border-subtle);
  }

  > svg {
    color: var(--cw-success-text);
  }

  &[data-refused] > svg {
    color: var(--cw-warning-text);
  }
`;

export const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--cw-text);
  font-weight: 500;
`;

export const Result = styled.span`
  grid-column: 2;
  color: var(--cw-text-subtle);
`;
