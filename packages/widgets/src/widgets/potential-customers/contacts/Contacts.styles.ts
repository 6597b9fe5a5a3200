import { styled } from "styled-components";

export const Panel = styled.div`
  display: grid;
  gap: 16px;
`;

export const Toolbar = styled.div`
  display: flex;
  gap: 8px;
`;

export const People = styled.ul`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  border-block-end: 1px solid var(--cw-border-subtle);
`;

/** The button that opens the contact. It fills the line. */
export const Choose = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: 1;
  min-inline-size: 0;
  padding: 10px 8px;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--cw-surface-hover);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;
`;

export const Quiet = styled.span`
  color: var(--cw-text-subtle);
  font-size: 12px;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: -8px;
`;

export const Title = styled.h3`
  margin: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
`;

export const DoNotCall = styled.div`
  display: grid;
  gap: 4px;
`;
