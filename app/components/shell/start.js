// Starts the scripts that `later-scripts.tsx` writes as text, once: after the largest paint, at the first touch, or some
// time after the load, whichever comes first (docs/decisions/044-script-after-paint.md). Browsers run it unchanged.
(() => {
  const AFTER_PAINT_MS = 300;
  const AFTER_LOAD_MS = 2000;
  const TOUCHES = ["pointerdown", "keydown", "focusin"];
  const plan = document.querySelector("script[data-js]");
  const { nonce } = plan;
  let isStarted = false;

  // React resets a text area with a sent text when it hydrates, so the typed text becomes the sent one.
  const keep = ({ target }) => {
    if (target.type === "textarea" && Object.keys(target).length === 0) target.defaultValue = target.value;
  };
  const add = (tag, properties) => {
    document.head.append(Object.assign(document.createElement(tag), { nonce }, properties));
  };
  const start = (event) => {
    // A focus that the page itself has set is no touch.
    if (isStarted || event?.target.autofocus) return;
    isStarted = true;
    for (const touch of TOUCHES) removeEventListener(touch, start, true);
    for (const target of document.querySelectorAll("textarea")) keep({ target });
    for (const href of plan.dataset.js.split(" ")) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", text: plan.text });
  };

  addEventListener("input", keep, true);
  for (const touch of TOUCHES) addEventListener(touch, start, true);
  addEventListener("load", () => setTimeout(start, AFTER_LOAD_MS));
  const paints = ["largest-contentful-paint", "paint"];
  const type = paints.find((known) => PerformanceObserver.supportedEntryTypes.includes(known));
  new PerformanceObserver(() => setTimeout(start, AFTER_PAINT_MS)).observe({ type, buffered: true });
})();
