/**
 * Records what people press on server-rendered widgets until the code that handles it has loaded. It is in the HTML
 * before them. A press elsewhere cancels earlier ones: the last press counts, with the keys after it. Links, typing in
 * fields and Tab are left to the browser, which needs no code for them.
 *
 * It is a string, because bundlers rewrite functions. A policy may allow it by its digest (docs/embedding.md).
 */
export const earlyScript = `(() => {
  const place = Symbol.for("callwright.early");
  if (window[place]) return;
  const early = (window[place] = { live: new WeakSet(), kept: [], written: new Set() });
  const isText = (target) => target.matches("textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])");
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const keep = (event, more) => {
    const { target, code = "", shiftKey } = event;
    early.kept.push({ target, focus: document.activeElement, code, shiftKey, ...more });
    stop(event);
  };
  const takers = {
    click(event, { target }) {
      if (!target.closest("a[href]") && !isText(target)) keep(event, { pointer: event.detail ? event.pointerType || "mouse" : "" });
    },
    keydown(event, { target, key }) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isText(target)) return;
      if ((key === "Enter" || key === " ") && target.matches("button, a[href], input, summary")) return;
      if (key.length > 1 && !/^(Enter|Arrow\\w+|Home|End)$/.test(key)) return;
      if (early.kept.some(({ focus }) => focus !== document.activeElement)) early.kept = [];
      if (event.repeat) stop(event);
      else keep(event, { key });
    },
    submit: stop,
    input: (_event, { target }) => early.written.add(target),
  };
  for (const [type, take] of Object.entries(takers))
    addEventListener(
      type,
      (event) => {
        const widget = event.target.closest?.("[data-widget]");
        if (type === "click") early.kept = [];
        if (widget && !early.live.has(widget)) take(event, event);
      },
      true,
    );
})();`;
