import type { Change } from "./comparePictures.ts";
import type { Story } from "./changedStories.ts";

/** A story of the report. Its screenshots are files next to the page. */
export interface Difference {
  story: Story;
  change: Exclude<Change, "same">;
  pixels?: number;
  before?: string;
  after?: string;
  difference?: string;
}

/**
 * The page that shows what changed: side by side, overlaid, or the difference. Accepted stories can be ticked and
 * copied.
 */
export function reportPage(base: string, differences: readonly Difference[], pictured: number): string {
  const parts = [...new Set(differences.map(({ story }) => story.title))].toSorted();
  const title = `${differences.length} of ${pictured} pictured stories differ from ${base}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${css}</style>
<header>
  <h1>${text(title)}</h1>
  <label>Part <select id="part"><option value="">All</option>${parts.map((part) => `<option>${text(part)}</option>`).join("")}</select></label>
  <label>Show <select id="way"><option value="side">Side by side</option><option value="swipe">One over the other</option><option value="difference">Difference</option></select></label>
  <button id="copy">Copy the accepted ids</button> <output id="said"></output>
</header>
<main data-way="side">${differences.map(section).join("")}</main>
<script>${script}</script>
</html>
`;
}

function section({ story, change, pixels, before, after, difference }: Difference): string {
  const name = `${text(story.title)}: ${text(story.name)}`;
  const picture = (file: string | undefined, label: string) =>
    file
      ? `<figure class="${label.toLowerCase()}"><img loading="lazy" src="${file}" alt="${label}: ${name}"><figcaption>${label}</figcaption></figure>`
      : "";
  return `
<section data-part="${text(story.title)}"${difference ? " data-both" : ""}>
  <h2>${name} <small>${change}${pixels ? `, ${pixels.toLocaleString("en")} pixels` : ""}</small></h2>
  <label><input type="checkbox" value="${story.id}"> Accepted</label>
  <label class="slider">Before <input type="range" value="50" aria-label="How much of the picture before is shown"> After</label>
  <div class="pictures">${picture(before, "Before")}${picture(after, "After")}${picture(difference, "Difference")}</div>
</section>`;
}

const text = (raw: string) => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const css = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { margin: 0; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 16px; background: Canvas; border-block-end: 1px solid #8884; }
h1 { flex: 1 1 100%; margin: 0; font-size: 18px; }
h2 { margin: 0 0 4px; font-size: 15px; }
small, figcaption { font-weight: 400; opacity: 0.75; }
section { padding: 16px; border-block-end: 1px solid #8884; }
section:has(:checked) .pictures, [hidden], .slider, .difference { display: none; }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-block-start: 8px; align-items: start; }
figure { margin: 0; }
img { display: block; max-inline-size: 100%; outline: 1px solid #8884; }
[data-way="swipe"] [data-both] .slider { display: inline; margin-inline-start: 16px; }
[data-way="swipe"] [data-both] .pictures { grid-template-columns: 1fr; }
[data-way="swipe"] [data-both] figure { grid-area: 1 / 1; }
[data-way="swipe"] [data-both] figcaption { display: none; }
[data-way="swipe"] [data-both] .before { clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0); z-index: 0; position: relative; }
[data-way="swipe"] [data-both] .after { clip-path: inset(0 0 0 var(--at, 50%)); }
[data-way="difference"] [data-both] .before, [data-way="difference"] [data-both] .after { display: none; }
[data-way="difference"] .difference { display: block; }`;

const script = `
const main = document.querySelector("main");
const key = "accepted " + location.pathname + document.title;
const accepted = new Set(JSON.parse(localStorage.getItem(key) ?? "[]"));
for (const box of document.querySelectorAll("[type=checkbox]")) {
  box.checked = accepted.has(box.value);
  box.addEventListener("change", () => {
    if (box.checked) accepted.add(box.value);
    else accepted.delete(box.value);
    localStorage.setItem(key, JSON.stringify([...accepted]));
  });
}
for (const range of document.querySelectorAll("[type=range]"))
  range.addEventListener("input", () => range.closest("section").style.setProperty("--at", range.value + "%"));
document.getElementById("way").addEventListener("change", ({ target }) => { main.dataset.way = target.value; });
document.getElementById("part").addEventListener("change", ({ target }) => {
  for (const section of main.children) section.hidden = target.value !== "" && section.dataset.part !== target.value;
});
document.getElementById("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText([...accepted].join("\\n"));
  document.getElementById("said").textContent = accepted.size + " copied";
});`;
