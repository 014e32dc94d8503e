const fields = "input:not([type=file], :disabled), select:not(:disabled), textarea, [role=textbox]";
const patienceMs = 20_000;

/** Whoever has added something goes on in its form, once that is there; not where they have gone elsewhere meanwhile. */
export function focusFirst(place: HTMLElement): () => void {
  const from = document.activeElement;
  const look = (): void => {
    if (document.activeElement !== from && document.activeElement !== document.body) return stop();
    const found = place.querySelector<HTMLElement>("[data-form]")?.querySelector<HTMLElement>(fields);
    if (!found) return;
    stop();
    found.focus();
    place.scrollIntoView({ block: "nearest" });
  };
  const seen = new MutationObserver(look);
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    seen.disconnect();
    clearTimeout(timer);
  };
  seen.observe(place, { childList: true, subtree: true });
  look();
  return stop;
}
