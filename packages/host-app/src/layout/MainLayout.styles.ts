import { styled } from "styled-components";

/** The header above the navigation and the sheet. Below 768 px the navigation moves into a drawer. */
export const Frame = styled.div`
  display: grid;
  grid-template: 64px minmax(0, 1fr) / 240px minmax(0, 1fr);
  grid-template-areas: "header header" "rail sheet";
  height: calc(100vh - var(--app-strip, 0px));
  height: calc(100dvh - var(--app-strip, 0px));
  overflow: hidden;
  background: var(--cw-bg);
  transition: grid-template-columns var(--cw-dur-base) var(--cw-ease-standard);

  &[data-collapsed] {
    grid-template-columns: 56px minmax(0, 1fr);
  }

  @media (width < 768px) {
    &,
    &[data-collapsed] {
      grid-template: 64px minmax(0, 1fr) / minmax(0, 1fr);
      grid-template-areas: "header" "sheet";
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: calc(var(--cw-z-base, 0) + 30);
  padding: 8px 12px;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface-inverse);
  color: var(--cw-text-inverse);

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Header = styled.header`
  grid-area: header;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 20px 16px;

  @media (width < 768px) {
    padding-inline: 8px 12px;
  }

  @media (width < 360px) {
    gap: 4px;
  }
`;

export const HeaderEnd = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
  margin-inline-start: auto;

  @media (width < 360px) {
    gap: 0;
  }
`;

export const OnPhone = styled.div`
  @media (width >= 768px) {
    display: none;
  }
`;

export const Rail = styled.div`
  grid-area: rail;
  min-width: 0;
  overflow: hidden auto;

  @media (width < 768px) {
    display: none;
  }
`;

export const Sheet = styled.main`
  grid-area: sheet;
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 1px 12px 12px 0;
  margin-inline: 0 12px;
  overflow: hidden;
  border-radius: calc(12px * var(--cw-radius-scale));
  background: var(--cw-surface);
  box-shadow:
    0 0 0 1px var(--cw-border),
    0 1px 3px rgb(28 25 21 / 0.03);

  &:focus {
    outline: none;
  }

  /* A window that is zoomed to 400 % has no room for rows between a list's title and its pages. */
  @media (height < 400px) {
    overflow: auto;
    > [data-widget] {
      flex: none;
      block-size: auto;
    }
  }

  @media (width < 768px) {
    margin: 0;
    border-radius: 0;
    box-shadow: 0 -1px 0 var(--cw-border);
  }
`;
