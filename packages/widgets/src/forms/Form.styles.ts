import { styled } from "styled-components";

export const Root = styled.form`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;

  /* A message of one line fits between its field and the next one, which does not move. */
  --cw-message-room: 8px;
  --cw-message-start: -3px;
  --cw-message-end: calc(-3px - var(--cw-caption-line));
`;
