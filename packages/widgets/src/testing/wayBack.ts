/**
 * The way back to a form as its story has drawn it: out of it and in again, by the presses that opened it, which takes a
 * fraction of the time of drawing the story. It counts only if the page then is as it was.
 */
export function createWayBack(findForm: () => HTMLFormElement | null) {
  let steps: HTMLElement[] = [];
  let page = "";

  return {
    /** Draws the story, and keeps what it presses until its form is there. */
    async draw(draw: () => Promise<unknown>) {
      steps = [];
      const keep = ({ target }: Event) => {
        const step = (target as Element).closest<HTMLElement>(pressable);
        if (step && !findForm()) steps.push(step);
      };
      window.addEventListener("click", keep, { capture: true });
      await draw().finally(() => window.removeEventListener("click", keep, { capture: true }));
    },

    /** Keeps what is on the page now, to be found again. */
    keepPage() {
      page = describePage();
    },

    /** Leaves the form and opens it again; false if that does not lead to the same page. */
    async take(): Promise<boolean> {
      const first = steps.findLastIndex((step) => step.isConnected);
      if (first === -1 || !(await leave(findForm()))) return false;
      for (const step of steps.slice(first)) {
        const there = step.isConnected ? step : await soon(() => sameAs(step));
        if (!there) return false;
        there.focus({ preventScroll: true });
        there.click();
      }
      return soon(() => hasFocus(findForm()) && describePage() === page);
    },
  };
}

const pressable = "a[href], button, [role='menuitem'], [role='tab'], [role='row']";

/** Out by Escape, which first closes what is open above the form, and over the question about unsaved changes. */
async function leave(form: HTMLFormElement | null): Promise<boolean> {
  const isThere = () => form?.isConnected ?? false;
  for (let i = 0; i < 4 && isThere(); i += 1) {
    const layers = countLayers();
    const question = document.querySelector("[role='alertdialog']");
    if (question) [...question.querySelectorAll("button")].at(-1)?.click();
    else document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    if (!(await soon(() => countLayers() !== layers))) return false;
  }
  // In the next frame the focus goes back to what opened the form, also out of another one.
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  return !isThere();
}

const countLayers = () => document.querySelectorAll("[role$='dialog'], [role='menu'], [role='listbox'], form").length;

const hasFocus = (form: HTMLFormElement | null) =>
  form !== null && (form.closest("[role='dialog']") ?? form).contains(document.activeElement);

const sameAs = (gone: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(pressable)].find(
    (element) => element.role === gone.role && element.textContent === gone.textContent,
  );

/** What the page says, what its fields hold, and where things are. */
function describePage(): string {
  const parts = [...document.body.children].filter((part) => !part.matches("script, style, [data-live-announcer]"));
  const controls = document.querySelectorAll<HTMLInputElement>("a[href], button, input, textarea, [role]");
  const states = Array.from(controls, (control) => {
    const { x, y } = control.getBoundingClientRect();
    return [x, y, control.value, control.checked, ...stateAttributes.map((name) => control.getAttribute(name))];
  });
  return JSON.stringify([parts.map(({ textContent }) => textContent), states]);
}

const stateAttributes = [
  "aria-checked",
  "aria-disabled",
  "aria-expanded",
  "aria-invalid",
  "aria-pressed",
  "aria-selected",
];

/** Whether something comes to be within half a second. */
async function soon<T>(look: () => T): Promise<T> {
  let seen = look();
  for (const end = performance.now() + 500; !seen && performance.now() < end; seen = look())
    await new Promise((resolve) => setTimeout(resolve, 10));
  return seen;
}
