import { styled } from "styled-components";

export const Frame = styled.div`
  container: cw-company / inline-size;
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  max-inline-size: 720px;

  > :is(h1, h2) {
    font: var(--cw-heading-weight) var(--cw-heading-size) / var(--cw-heading-line) var(--cw-font-family);
    letter-spacing: var(--cw-heading-tracking);
    overflow-wrap: anywhere;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: 16px;
  padding: 18px 24px 14px;

  @container cw-company (max-width: 639.98px) {
    gap: 12px;
    padding-inline: 16px;

    &[data-compact] {
      padding-block: 12px 4px;

      > :not(${Words}),
      ${Words} > :not(h1, h2) {
        display: none;
      }
    }
  }
`;

/** Collapsed to two lines until a person expands it. */
export const About = styled.p`
  color: var(--cw-text-muted);
  text-wrap: pretty;

  &[data-folded] > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-block-start: 2px;
`;

export const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  color: var(--cw-text-subtle);
  overflow-wrap: anywhere;
`;

export const Place = styled.span`
  color: var(--cw-text-muted);
`;

export const Areas = styled.nav`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  padding-inline: 24px;
  scroll-padding-inline: 24px;
  border-block-end: 1px solid var(--cw-border);

  @container cw-company (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

export const Area = styled.button`
  flex: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  block-size: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--cw-text-muted);
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &[aria-current] {
    color: var(--cw-text);
  }

  &[aria-current]::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-block-end: 2px solid var(--cw-accent);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
    border-radius: var(--cw-radius-xs);
  }

  /* Gives short texts too a touch target of 44 px, which takes its space from the gap between them. */
  @media (pointer: coarse) {
    block-size: 44px;
    min-inline-size: 44px;
    justify-content: center;
  }
`;
