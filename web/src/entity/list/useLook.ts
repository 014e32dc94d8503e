import type { ListLook } from "@vigil/model/entity/listLook";
import type { ListView } from "@vigil/model/entity/listView";
import { useState } from "react";
import type { ListPlace } from "./listPlace.ts";

/** How this browser shows the rows of a list that has pictures of them; tables where neither the view nor anybody said otherwise. */
export function useLook({ entity, Picture }: ListPlace, view?: ListView): [ListLook, (look: ListLook | null) => void] {
  const place = `vigil.look.${entity.url}${view ? `.${view.id}` : ""}`;
  const [, draw] = useState(0);
  const keep = (look: ListLook | null) => {
    if (look === null || look === view?.state.look) localStorage.removeItem(place);
    else localStorage.setItem(place, look);
    draw((count) => count + 1);
  };
  const kept = localStorage.getItem(place) ?? view?.state.look;
  return [Picture !== undefined && kept === "tiles" ? "tiles" : "table", keep];
}
