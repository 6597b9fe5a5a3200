import { styled } from "styled-components";

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--cw-bg);
`;

export const Header = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: 64px;
  padding-inline: 20px;
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;
