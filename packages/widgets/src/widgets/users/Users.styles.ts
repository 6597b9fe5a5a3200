import { styled } from "styled-components";

/** Two fields, side by side if there is enough room. */
export const Pair = styled.div`
  display: grid;
  gap: 16px;

  @container cw (inline-size > 420px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A choice with an explanation below it. */
export const Access = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;
