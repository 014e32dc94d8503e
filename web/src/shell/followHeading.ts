/** How long a page may take until it has its heading. */
const patienceMs = 10_000;

/** What stood there, and had the focus, when the page was left. */
interface Left {
  heading: Element | null;
  title: string | null | undefined;
  focused: Element | null;
}

/**
 * After a change of page the keyboard goes on at its heading, and a screen reader says where one is. Who is at something that stayed (a
 * tab of the same record) stays there, and a page that chose its first field keeps its choice.
 */
export function followHeading({ heading: before, title, focused }: Left): void {
  const main = document.querySelector("#content");
  if (main === null) return;
  const arrived = (): boolean => {
    const heading = main.querySelector<HTMLElement>("h1");
    if (heading === null || heading.textContent === "" || (heading === before && heading.textContent === title)) return false;
    const { activeElement: now } = document;
    const lost = now === null || now === document.body;
    const chosen = !lost && now !== focused && main.contains(now);
    if (chosen || (!lost && heading.textContent === title) || document.querySelector("dialog[open]") !== null) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (arrived()) return;
  const watch = new MutationObserver(() => arrived() && stop());
  const stop = () => {
    watch.disconnect();
    clearTimeout(end);
    removeEventListener("keydown", stop);
    removeEventListener("pointerdown", stop);
  };
  const end = setTimeout(stop, patienceMs);
  // whoever acts meanwhile has chosen where they are
  addEventListener("keydown", stop);
  addEventListener("pointerdown", stop);
  watch.observe(main, { subtree: true, childList: true, characterData: true });
}
