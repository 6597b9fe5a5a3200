import { styled } from "styled-components";

/** The contact who is called, above the tabs. On a phone, a call in progress is below their name. */
export const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 16px 24px 12px;

  @container cw (max-width: 520px) {
    padding-inline: 16px;
  }
`;

export const Names = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
`;

export const Name = styled.div`
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: 600;
`;

/** A long job title is truncated, so that the phone number is shown whole. */
export const Meta = styled.div`
  display: flex;
  gap: 4px;
  min-inline-size: 0;
  color: var(--cw-text-muted);

  > bdi {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export const Padded = styled.div`
  display: grid;
  gap: 16px;
  padding: 20px 24px;

  @container cw (max-width: 520px) {
    padding: 16px;
  }
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

/** The lower end of a tab, over the full width. */
export const Foot = styled.div`
  margin-block-end: -16px;
  margin-inline: -24px;

  @container cw (max-width: 520px) {
    margin-inline: -16px;
  }

  &:empty {
    display: none;
  }
`;

/** The content of a tab, inside the gutter of its panel. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

/** Shown in the place of the Call button. */
export const UnderWay = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
`;
