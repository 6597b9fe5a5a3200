import { styled } from "styled-components";

export const Root = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 14px;
  border-radius: var(--cw-radius-md);
  background: var(--cw-warning-soft);
  box-shadow: inset 0 0 0 1px var(--cw-warning-border);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

export const Title = styled.p`
  color: var(--cw-warning-text);
  font-weight: 600;
`;

export const Quiet = styled.p`
  color: var(--cw-text-muted);
`;

export const Differences = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;
`;

export const Difference = styled.div`
  display: grid;
  gap: 4px;

  > dt {
    font-weight: 600;
  }
`;

/** Side by side if there is enough space, otherwise below each other. */
export const Both = styled.dd`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: 8px;
  margin: 0;
`;

export const Version = styled.div`
  padding: 8px 10px;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface);
  color: var(--cw-text);
  white-space: pre-wrap;

  > span {
    display: block;
    color: var(--cw-text-muted);
    font-size: 12px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
