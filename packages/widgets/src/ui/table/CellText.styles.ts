import { styled } from "styled-components";

/** As high as one line: what has no room beside the primary text is on the next one, unseen, rather than cut. */
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

/** The first to give way: it is there as a whole or not at all. */
export const Secondary = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  color: var(--cw-text-subtle);
  font-weight: 400;

  @container cw-table (max-width: 639.98px) {
    display: none;
  }
`;

/** The text is whole before what stands after it has more than it cannot do without: a fraction of a pixel less cuts letters. */
export const WithTrailing = styled.span`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(min-content, 1fr);
  align-items: center;
  justify-items: start;
  column-gap: 8px;
  min-inline-size: 0;
`;
