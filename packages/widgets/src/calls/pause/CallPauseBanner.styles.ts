import { styled } from "styled-components";

/** Below the header of a widget, with the same distance to its sides. */
export const Place = styled.div`
  container: cw-pause / inline-size;
`;

export const Inset = styled.div`
  margin: 0 24px 12px;

  @container cw-pause (max-width: 639.98px) {
    margin-inline: 16px;
  }
`;
