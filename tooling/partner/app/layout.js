import { CallwrightStyles } from "./CallwrightStyles.js";

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <CallwrightStyles>{children}</CallwrightStyles>
      </body>
    </html>
  );
}
