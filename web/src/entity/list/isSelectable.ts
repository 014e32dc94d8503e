import { offers } from "@vigil/model/entity/entity";
import type { ListPlace } from "./listPlace.ts";

/** Rows can be selected where something can be done with several at once, by somebody who may do it. */
export const isSelectable = ({ entity, place }: ListPlace, permissions: readonly string[]): boolean => {
  const may = (action: "edit" | "delete") => permissions.includes(`${entity.plural}:${action}`);
  return (may("edit") && (place.bulkActions !== undefined || offers(entity, "activate"))) || (may("delete") && offers(entity, "delete"));
};
