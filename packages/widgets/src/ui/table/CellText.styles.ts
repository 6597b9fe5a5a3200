import { styled } from "styled-components";

/** One line high: content that does not fit beside the main text is on the next line, hidden instead of cut. */
export const Pair = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 8px;
  min-inline-size: 0;
  max-block-size: var(--cw-body-line);
  overflow: hidden;
`;

export const Primary = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  color: var(--cw-text);
  font-weight: 450;

  [role="rowheader"] & {
    font-weight: inherit;
  }

  @container cw-table (max-width: 639.98px) {
    :is([data-line="2"], [data-line="3"]) & {
      color: inherit;
      font-weight: inherit;
    }
  }
`;

/** The first to be hidden: it is shown completely or not at all. */
export const Secondary = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  color: var(--cw-text-subtle);
  font-weight: 400;

  @container cw-table (max-width: 639.98px) {
    display: none;
  }
`;

/**
 * The main text is complete before the content after it gets more than its minimum: a fraction of a pixel less would
 * cut letters.
 */
export const WithTrailing = styled.span`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(min-content, 1fr);
  align-items: center;
  column-gap: 8px;
  min-inline-size: 0;
`;
