import { styled } from "styled-components";

export const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  & > p {
    color: var(--cw-text-muted);
  }

  & > [role="status"] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Items = styled.ol`
  display: grid;
  gap: 16px;
  inline-size: 100%;
`;

export const Item = styled.li`
  display: grid;
  gap: 8px;
  padding: 12px;
  border-radius: var(--cw-radius-lg);
  box-shadow: inset 0 0 0 1px var(--cw-border-subtle);
`;

export const Moves = styled.div`
  display: flex;
  gap: 4px;
`;

export const FieldNote = styled.p`
  && {
    color: var(--cw-danger-text);
  }
`;
