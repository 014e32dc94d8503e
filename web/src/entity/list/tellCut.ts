import type { PointerEvent } from "react";

/** What a cell is too narrow for is told whole by its title. */
export const tellCut = ({ target }: PointerEvent): void => {
  const cell = target instanceof Element ? target.closest("td") : null;
  if (cell && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
};
