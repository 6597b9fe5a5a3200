import { styled } from "styled-components";

export const Content = styled.div`
  display: grid;
  gap: 14px;
  min-inline-size: 0;
`;

export const Quiet = styled.span`
  color: var(--cw-text-muted);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** The facts are beside each other if there is room. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: 12px 20px;
`;

export const Fact = styled.div`
  min-inline-size: 0;

  & dt {
    margin-block-end: 2px;
    color: var(--cw-text-subtle);
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const Outcome = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
`;

export const Verdict = styled.p`
  color: var(--cw-success-text);

  &[data-verdict="HELD"] {
    color: var(--cw-warning-text);
  }

  &[data-verdict="REFUSED"] {
    color: var(--cw-danger-text);
  }
`;

export const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  padding-block: 12px;
  border-block-start: 1px solid var(--cw-border-subtle);

  &:last-child {
    padding-block-end: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-inline-size: 0;
`;

/** The time is at the end of the line, or below it if there is no room. */
export const When = styled.span`
  margin-inline-start: auto;
  color: var(--cw-text-subtle);
`;

/** What the call was about and, at the end, the actions for it. If there is no room, the actions are below. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;

  > p {
    flex: 1 1 90px;
    min-inline-size: 0;
  }
`;

export const Tools = styled.span`
  display: flex;
  align-items: center;
  gap: 14px;
`;

export const Said = styled.div`
  min-inline-size: 0;
  margin-block-start: 6px;
  padding: 12px 16px;
  border-radius: var(--cw-radius-lg);
  background: var(--cw-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--cw-border-subtle);
`;

export const NoteTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & svg {
    flex: none;
    color: var(--cw-text-subtle);
  }

  & b {
    min-inline-size: 0;
    font-weight: 500;
  }
`;

export const Written = styled.p`
  color: var(--cw-text);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Earlier = styled.div`
  display: flex;
`;
