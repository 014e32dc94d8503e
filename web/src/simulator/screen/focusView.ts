/** Documents that show views: the page's own, and that of a second window. */
const documents = new Set<Document>();

export function showViewsIn(other: Document): () => void {
  documents.add(other);
  return () => documents.delete(other);
}

/** Puts the keyboard on a view, in whichever window it is shown. */
export function focusView(view: number): void {
  for (const place of [document, ...documents]) {
    const element = place.querySelector<HTMLElement>(`[data-testid="view-${view}"]`);
    if (element === null) continue;
    place.defaultView?.focus();
    element.focus({ preventScroll: true });
    return;
  }
}
