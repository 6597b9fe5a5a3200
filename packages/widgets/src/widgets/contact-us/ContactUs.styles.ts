import { styled } from "styled-components";

export const Page = styled.div`
  container: cw / inline-size;
  display: grid;
  gap: 16px;
  align-content: start;
  inline-size: 100%;
  max-inline-size: 520px;
  padding: 18px 24px 24px;
`;

export const Title = styled.div`
  > :is(h1, h2) {
    font: var(--cw-heading-weight) var(--cw-heading-size) / var(--cw-heading-line) var(--cw-font-family);
    letter-spacing: var(--cw-heading-tracking);
  }
`;

export const Lead = styled.p`
  color: var(--cw-text-muted);
  text-wrap: pretty;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @container cw (max-width: 419.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
