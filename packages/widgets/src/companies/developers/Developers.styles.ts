import { styled } from "styled-components";

export const Choice = styled.div`
  inline-size: 236px;

  @container cw-header (max-width: 639.98px) {
    inline-size: 100%;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

export const Facts = styled.dl`
  display: grid;
  gap: 6px;
  margin: 0;

  > dt {
    font-weight: 500;
  }

  > dd {
    margin: 0;
  }
`;

/** The secret and its button, side by side; on a phone below each other. */
export const SecretBox = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 12px;
  border: 1px solid var(--cw-border-strong);
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface-sunken);

  @container cw (inline-size <= 420px) {
    flex-direction: column;
    align-items: stretch;
  }
`;

/** One press selects all of it. It runs left to right in every language. */
export const SecretText = styled.code`
  flex: 1;
  min-inline-size: 0;
  font-family: var(--cw-font-mono);
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** What begins a key or an address, in figures of one width. */
export const Mono = styled.bdi`
  font-family: var(--cw-font-mono);
  font-size: 12px;
`;

/** Takes no room while there is nothing to say. */
export const Hint = styled.p`
  color: var(--cw-text-muted);

  &:not(:empty) {
    margin-block-start: 8px;
  }
`;

export const SecretRow = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;
