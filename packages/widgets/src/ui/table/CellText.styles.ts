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

export const WithTrailing = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`;
