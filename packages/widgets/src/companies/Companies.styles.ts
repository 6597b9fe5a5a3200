import { styled } from "styled-components";

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: 16px;

  @container cw (inline-size > 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

/** Buttons at the end of a form; full width where it is narrow. */
export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;

  @container cw (inline-size <= 420px) {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** What a widget about one company stands on: it scrolls where its place has a height. */
export const Page = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  container: cw / inline-size;
`;

/** Lines of text and fields no longer than one likes to read. */
export const Content = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 640px;
  padding: 8px 24px 24px;
  box-sizing: content-box;

  @container cw (inline-size < 688px) {
    box-sizing: border-box;
  }

  @container cw (inline-size < 640px) {
    padding-inline: 16px;
  }
`;

/** Keeps the place of what is on its way. */
export const Pending = styled.div`
  min-block-size: 280px;
`;
