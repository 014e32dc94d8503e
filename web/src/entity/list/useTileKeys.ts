import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

interface TileActions {
  open: (id: number) => void;
  toggle?: (id: number) => void;
}

/** Arrows move between the tiles as they lie, Home and End to the ends, Space selects, Enter opens. Controls inside keep their own keys. */
export function useTileKeys({ open, toggle }: TileActions) {
  const { i18n } = useTranslation();
  return (event: KeyboardEvent<HTMLElement>) => {
    const tile = event.target;
    if (!(tile instanceof HTMLElement) || tile.dataset["id"] === undefined) return;
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > [data-id]")];
    const at = tiles.indexOf(tile);
    const across = Math.max(1, tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length);
    const onward = i18n.dir() === "rtl" ? -1 : 1;
    const target = {
      ArrowRight: at + onward,
      ArrowLeft: at - onward,
      ArrowDown: at + across,
      ArrowUp: at - across,
      Home: 0,
      End: tiles.length - 1,
    }[event.key];
    const id = Number(tile.dataset["id"]);
    if (target !== undefined) tiles[Math.min(tiles.length - 1, Math.max(0, target))]?.focus();
    else if (event.key === " " && toggle) toggle(id);
    else if (event.key === "Enter") open(id);
    else return;
    event.preventDefault();
  };
}
