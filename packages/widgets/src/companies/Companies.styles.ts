import { styled } from "styled-components";

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: 16px;

  @container cw (inline-size > 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

/** Buttons at the end of a form; full width where it is narrow. */
export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;

  @container cw (inline-size <= 420px) {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
