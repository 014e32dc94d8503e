const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
};

/** Where an arrow key leads, on the paper: left is left in every language. */
export const arrowOf = (key: string): { x: number; y: number } | undefined => arrows[key];

/** Where letters and arrows belong to a field. */
export const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
