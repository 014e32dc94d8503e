import type { Grouping } from "@vigil/model/measurement/observer/measureWire";
import i18next from "i18next";
import { articleName } from "../../imageLibrary/image/articleNames.ts";
import { phraseOf } from "../../phraseOf.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";

/** What a value is called that answers are told apart by. */
export function valueName(grouping: Grouping, value: string): string {
  if (grouping === "category" || grouping === "family" || grouping === "taken") return categoryName(value);
  if (grouping === "article") return articleName(value);
  if (grouping === "level") return i18next.t("measures.level", { level: value });
  if (grouping === "view") return phraseOf(`measures.views.${value}`, value);
  if (grouping === "kind") return phraseOf(`measures.kinds.${value}`, value);
  return value;
}
