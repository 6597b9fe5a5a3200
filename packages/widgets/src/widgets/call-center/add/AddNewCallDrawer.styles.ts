import { keyframes, styled } from "styled-components";

const appear = keyframes`
  from { opacity: 0; }
`;

export const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

/** Fades in whenever its `key` changes, because its value was cleared. */
export const Fading = styled.div`
  animation: ${appear} var(--cw-dur-base) var(--cw-ease-enter);

  @media (prefers-reduced-motion: reduce) {
    animation-duration: var(--cw-dur-instant);
  }
`;
