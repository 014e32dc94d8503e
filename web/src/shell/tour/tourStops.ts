/** What tours speak of, in the order they do: each is marked where it stands by `data-tour`. What is not on the page is left away. */
export const tourStops = [
  "next",
  "intro",
  "steps",
  "contents",
  "board",
  "boardMenu",
  "filters",
  "columns",
  "table",
  "add",
  "views",
  "tools",
  "decisions",
  "session",
  "places",
  "lists",
  "search",
  "account",
] as const;
export type TourStop = (typeof tourStops)[number];

/** The stops that stand on this page and can be seen. */
export const stopsHere = (): { stop: TourStop; element: Element }[] =>
  tourStops.flatMap((stop) => {
    const element = [...document.querySelectorAll(`[data-tour="${stop}"]`)].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    return element === undefined ? [] : [{ stop, element }];
  });
