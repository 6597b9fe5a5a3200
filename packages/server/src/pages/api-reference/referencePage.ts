import { mark } from "../mark.ts";

/** The mark, for the browser's tab. */
export const referenceIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#ff6d1b" d="${mark}"/></svg>`;

/** The page around the renderer: our logo, a link to the app, and our colours. */
export const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Callwright API</title>
    <link rel="icon" href="/docs/mark.svg" />
    <style>
      body { margin: 0; --scalar-custom-header-height: 56px; }
      .brand {
        position: sticky; inset-block-start: 0; z-index: 1000; box-sizing: border-box; block-size: 56px;
        display: flex; align-items: center; gap: 10px; padding-inline: 24px;
        border-block-end: 1px solid var(--scalar-border-color, #e3e2de);
        background: var(--scalar-background-1, Canvas); color: var(--scalar-color-1, CanvasText);
        font: 600 15px/20px var(--scalar-font, system-ui);
      }
      .brand svg path { fill: #ff6d1b; }
      .brand a { margin-inline-start: 8px; color: inherit; font-weight: 500; font-size: 14px; }
      .brand small { margin-inline-end: auto; color: var(--scalar-color-2, inherit); font-size: 14px; font-weight: 400; }
    </style>
  </head>
  <body>
    <nav class="brand" aria-label="Callwright">
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="${mark}" /></svg>
      Callwright <small>API</small>
      <a href="/playground">Playground</a>
      <a href="/">Open the app</a>
    </nav>
    <div id="reference"></div>
    <noscript><p>The reference needs JavaScript. The contract itself is at <a href="/docs/openapi.json">openapi.json</a>.</p></noscript>
    <script src="/docs/reference.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;
