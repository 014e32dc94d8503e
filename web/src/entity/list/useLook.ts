import { useState } from "react";
import type { ListPlace } from "./listPlace.ts";

export type Look = "table" | "tiles";

const nameOf = ({ entity }: ListPlace): string => `vigil.look.${entity.url}`;

/** How this browser shows the rows of a list that has pictures of them; tables where nobody said otherwise. */
export function useLook(place: ListPlace): [Look, (look: Look) => void] {
  const [look, setLook] = useState<Look>(() => (localStorage.getItem(nameOf(place)) === "tiles" ? "tiles" : "table"));
  const keep = (next: Look) => {
    localStorage.setItem(nameOf(place), next);
    setLook(next);
  };
  return [place.Picture === undefined ? "table" : look, keep];
}
