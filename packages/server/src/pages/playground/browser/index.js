import { codeOf } from "./codeOf.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("form"));
const preview = /** @type {HTMLElement} */ (document.querySelector(".preview"));
const files = /** @type {HTMLElement} */ (document.querySelector(".files"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const fields = /** @type {HTMLInputElement[]} */ ([...form.elements].filter((field) => field.getAttribute("name")));
const swatches = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("input[type=color]")]);

/** What is chosen that no attribute of the element says. */
const notAttributes = new Set(["widget", "framework", "data"]);

readAddress();
draw();
// Some fields stand outside of the form that they belong to.
document.addEventListener("input", draw);
// The fields are empty only after the event.
form.addEventListener("reset", () => setTimeout(draw));
preview.addEventListener("cw-loaded", showColors);
for (const swatch of swatches)
  swatch.addEventListener("input", () => {
    fieldOf(swatch).value = swatch.value;
    draw();
  });

/** Shows what is chosen: the widget, its code, and an address that others can open. */
function draw() {
  checkFields();
  const { widget = "", framework = "", data, ...look } = chosen();
  drawWidget(widget, look);
  const choice = { widget, attributes: look, isDemo: data === undefined, server: location.origin };
  drawFiles(codeOf(framework, choice));
  const scale = form.querySelector("output");
  if (scale) scale.textContent = `× ${look["radius-scale"] ?? "1"}`;
  // The widget draws itself anew a moment later.
  requestAnimationFrame(() => requestAnimationFrame(showColors));
  const search = new URLSearchParams(Object.entries(chosen()).filter(([name, value]) => value !== defaultOf(name)));
  history.replaceState(null, "", search.size > 0 ? `?${search}` : location.pathname);
}

/**
 * The fields that say something, by name. What is wrong says nothing.
 *
 * @returns {Record<string, string>}
 */
function chosen() {
  const all = /** @type {[string, string][]} */ ([...new FormData(form)]);
  return Object.fromEntries(
    all
      .map(([name, value]) => /** @type {const} */ ([name, value.trim()]))
      .filter(
        ([name, value]) => value && (notAttributes.has(name) || value !== defaultOf(name)) && isUnderstood(name, value),
      ),
  );
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function defaultOf(name) {
  const named = fields.filter((field) => field.name === name);
  const select = /** @type {HTMLSelectElement | undefined} */ (/** @type {unknown} */ (named[0]));
  if (select instanceof HTMLSelectElement) return select.options[0]?.value;
  return named.find(({ type, defaultChecked }) => type !== "radio" || defaultChecked)?.defaultValue;
}

/**
 * @param {string} name
 * @param {string} value
 */
function isUnderstood(name, value) {
  const isText = fields.some((field) => field.name === name && field.type === "text");
  return !isText || CSS.supports(name === "font-family" ? "font-family" : "color", value);
}

/** Says of each field what is wrong with it. */
function checkFields() {
  for (const field of fields) {
    if (field.type !== "text") continue;
    const isWrong = field.value.trim() !== "" && !isUnderstood(field.name, field.value.trim());
    field.setAttribute("aria-invalid", String(isWrong));
    const place = document.getElementById(`${field.name}-wrong`);
    const complaint = isWrong ? "CSS has no such colour. Try teal, #0b5cad or oklch(0.6 0.15 250)." : "";
    // The same words again would be read out again.
    if (place && place.textContent !== complaint) place.textContent = complaint;
  }
}

/**
 * @param {string} widget
 * @param {Record<string, string>} look
 */
function drawWidget(widget, look) {
  const tag = `cw-${widget}`;
  if (preview.firstElementChild?.localName !== tag) preview.replaceChildren(document.createElement(tag));
  const element = preview.firstElementChild;
  const wanted = { ...look, mode: "demo" };
  for (const name of element?.getAttributeNames() ?? []) if (!(name in wanted)) element?.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted))
    if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}

/** @param {import("./codeOf.js").File[]} written */
function drawFiles(written) {
  status.textContent = "";
  files.replaceChildren(
    ...written.map(({ name, text }) => {
      const code = document.createElement("pre");
      code.textContent = text;
      code.tabIndex = 0;
      code.setAttribute("role", "region");
      code.setAttribute("aria-label", name);
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Copy";
      button.setAttribute("aria-label", `Copy ${name}`);
      button.addEventListener("click", () => void copy(name, code));
      const caption = document.createElement("figcaption");
      caption.append(name, button);
      const figure = document.createElement("figure");
      figure.append(caption, code);
      return figure;
    }),
  );
}

/**
 * Pages that are not served securely have no clipboard: there the code is selected, for the person to copy.
 *
 * @param {string} name
 * @param {HTMLElement} code
 */
async function copy(name, code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = `${name} is copied.`;
  } catch {
    getSelection()?.selectAllChildren(code);
    status.textContent = `${name} is selected. Copy it with Ctrl+C or ⌘C.`;
  }
}

/** Chooses what the address says, for those who were given a link. */
function readAddress() {
  form.reset();
  for (const [name, value] of new URLSearchParams(location.search))
    for (const field of fields) {
      if (field.name !== name) continue;
      if (field.type === "radio") field.checked ||= field.value === value;
      else if (!(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value))
        field.value = value;
    }
}

/** Palettes begin with the colours that the widget has. */
function showColors() {
  const themed = preview.firstElementChild?.shadowRoot?.querySelector("[data-cw]");
  if (!themed) return;
  const colors = getComputedStyle(themed);
  for (const swatch of swatches) swatch.value = colors.getPropertyValue(`--cw-${swatch.dataset.for}`);
}

/** @param {HTMLInputElement} swatch */
function fieldOf(swatch) {
  return /** @type {HTMLInputElement} */ (document.getElementById(swatch.dataset.for ?? ""));
}
