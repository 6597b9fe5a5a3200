import { styled } from "styled-components";

/** Two fields, side by side if there is enough room. */
export const Pair = styled.div`
  display: grid;
  gap: 16px;

  @container cw (inline-size > 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
