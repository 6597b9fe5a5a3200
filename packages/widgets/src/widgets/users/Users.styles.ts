import { styled } from "styled-components";

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: 16px;

  @container cw (inline-size > 420px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
