const patience = 5000;

/** Gives the keyboard to the row that one came from, once the list shows it; not any more when somebody is at work elsewhere. */
export function focusRow(id: number): void {
  const end = performance.now() + patience;
  const look = () => {
    const { activeElement } = document;
    // the heading is where a change of page leaves everybody
    const settled = activeElement === null || activeElement === document.body || activeElement.matches("#content h1");
    if (!settled) return;
    const row = document.querySelector<HTMLElement>(`main [data-id="${id}"]`);
    if (row) {
      row.focus({ preventScroll: true });
      const { top, bottom } = row.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) row.scrollIntoView({ block: "center" });
    } else if (performance.now() < end) requestAnimationFrame(look);
  };
  look();
}
