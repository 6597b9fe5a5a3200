import { styled } from "styled-components";

/** The player under its row. Its height is reserved while it loads, so that the rows below move only once. */
export const PlayerPane = styled.div`
  max-inline-size: 720px;
  min-block-size: 98px;
  margin: 8px 24px 12px;

  @container cw-table (max-width: 639.98px) {
    margin-inline: 16px;
  }
`;

/** The score under a column header that names it. */
export const BareScore = styled.span`
  @container cw-table (max-width: 639.98px) {
    display: none;
  }
`;

/** The score where no column header names it. */
export const NamedScore = styled.span`
  white-space: nowrap;

  @container cw-table (min-width: 640px) {
    display: none;
  }
`;

/**
 * As high as the answer. A note for which there is no space beside the answer wraps to a hidden second line, instead of
 * being cut off.
 */
export const Noted = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 8px;
  max-block-size: 22px;
  overflow: hidden;
`;

export const Note = styled.span`
  color: var(--cw-text-muted);
  line-height: 22px;
  white-space: nowrap;

  @container cw-table (max-width: 639.98px) {
    display: none;
  }
`;
