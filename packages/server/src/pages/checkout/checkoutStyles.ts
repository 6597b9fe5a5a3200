/** The product's styles for a page that loads nothing: the tokens it needs, light and dark. */
export const checkoutStyles = `
:root {
  color-scheme: light;
  --bg: #f9f8f5; --surface: #ffffff; --text: #1e1c19; --muted: #5d5a55; --border: #e3e2de; --outline: #8a8782;
  --hover: #f7f6f4; --accent: #ff6d1b; --accent-hover: #f15f03; --accent-contrast: #241207; --focus: #e25500;
  --info-soft: #ebf4ff; --info-text: #145ea4; --info-border: #bad9fd;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --bg: #0f0e0c; --surface: #161513; --text: #eeedea; --muted: #aca9a4; --border: #2c2b28; --outline: #706d67;
    --hover: #1c1b18; --accent: #ff7a2a; --accent-hover: #ff9250; --accent-contrast: #241207; --focus: #fd893e;
    --info-soft: #152435; --info-text: #95c7ff; --info-border: #26405d;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 24px;
  background: var(--bg); color: var(--text);
  font: 14px/20px ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main {
  inline-size: 100%; max-inline-size: 400px; padding: 32px; background: var(--surface);
  border: 1px solid var(--border); border-radius: 16px;
}
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 24px; font-weight: 600; }
.brand path { fill: var(--accent); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; font-weight: 600; }
p { margin: 0 0 16px; }
.notice {
  padding: 10px 12px; border: 1px solid var(--info-border); border-radius: 8px;
  background: var(--info-soft); color: var(--info-text);
}
dl { margin: 0 0 24px; }
dl div {
  display: flex; justify-content: space-between; gap: 16px; padding-block: 10px;
  border-block-end: 1px solid var(--border);
}
dt { color: var(--muted); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.amount { font-weight: 600; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 8px; }
button, .button {
  display: block; inline-size: 100%; min-block-size: 40px; padding: 9px 16px; border: 1px solid var(--outline);
  border-radius: 8px; background: var(--surface); color: var(--text); font: inherit; font-weight: 500;
  text-align: center; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--hover); }
.primary { border-color: transparent; background: var(--accent); color: var(--accent-contrast); }
.primary:hover { background: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
