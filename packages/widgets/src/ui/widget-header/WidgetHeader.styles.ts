import { styled } from "styled-components";

/** Not a landmark, because the surrounding page has its own banner. */
export const Bar = styled.div`
  container: cw-header / inline-size;
  flex: none;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 18px 24px 12px;

  @container cw-header (max-width: 639.98px) {
    padding: 14px 16px 10px;
  }
`;

export const Heading = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-inline-size: 0;

  &[data-back] {
    align-items: center;
  }

  @container cw-header (max-width: 519.98px) {
    padding-inline-end: 32px;
  }

  > :is(h1, h2, h3) {
    min-inline-size: 0;
    font: var(--cw-heading-weight) var(--cw-heading-size) / var(--cw-heading-line) var(--cw-font-family);
    letter-spacing: var(--cw-heading-tracking);
    color: var(--cw-text);
  }
`;

/** Its icon is aligned with the title, and points the other way in right-to-left. */
export const Back = styled.span`
  flex: none;
  display: flex;
  margin-inline: -8px -4px;

  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/**
 * On a narrow header it has a reserved space that is always there, so that it does not affect whether actions move
 * below the title.
 */
export const Count = styled.span`
  color: var(--cw-text-subtle);
  font-variant-numeric: tabular-nums;

  @container cw-header (max-width: 519.98px) {
    inline-size: 0;
    margin-inline-end: -8px; /* nor does the gap before it take room */
    white-space: nowrap;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`;

/**
 * On a narrow header the others show only their icons; their labels remain in the tooltip and for assistive technology.
 */
export const Wide = styled.span`
  display: contents;

  @container cw-header (max-width: 519.98px) {
    display: none;
  }
`;

export const Narrow = styled.span`
  display: none;

  @container cw-header (max-width: 519.98px) {
    display: contents;
  }
`;

export const Tools = styled.div`
  container: cw-toolbar / inline-size;
  flex: none;
`;

export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 24px 12px;

  @container cw-toolbar (max-width: 639.98px) {
    padding: 0 16px 10px;
  }
`;

export const Search = styled.div`
  inline-size: 260px;

  @container cw-toolbar (max-width: 639.98px) {
    flex: 1 1 160px;
    inline-size: auto;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-inline-size: 0;

  @container cw-toolbar (max-width: 639.98px) {
    order: 3;
    flex-basis: 100%;

    &:not([data-open]) {
      display: none;
    }
  }
`;

/** Only if the filters do not fit beside the search. */
export const FiltersButton = styled.span`
  display: none;

  @container cw-toolbar (max-width: 639.98px) {
    display: contents;
  }
`;

export const FilterCount = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 18px;
  block-size: 18px;
  margin-inline-start: 6px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--cw-surface-active);
  font-size: 11px;
  line-height: 16px;
  font-weight: 600;
`;

export const End = styled.div`
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: 8px;

  @container cw-toolbar (max-width: 639.98px) {
    order: 4;
    margin-inline-start: -10px;

    &[data-folds]:not([data-open]) {
      display: none;
    }
  }
`;
