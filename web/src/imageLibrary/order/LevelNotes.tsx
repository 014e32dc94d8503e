import { levelReach } from "@vigil/model/imageLibrary/levelReach";
import type { Thing } from "@vigil/model/imageLibrary/measuredLevels";
import { difficultyLevels, type ScannerPlace } from "@vigil/model/imageLibrary/recipe";
import { useTranslation } from "react-i18next";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Message } from "../../ui/Message.tsx";
import type { RecipeValues } from "./recipeForm.ts";

/** Before anything is ordered: which of the wanted levels are rarely or never reached by what is asked for. */
export function LevelNotes({ values, place }: { values: RecipeValues; place: ScannerPlace }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  const named = (things: readonly Thing[]) =>
    list.format(things.map((thing) => (thing === "innocent" ? t("library.recipe.withoutThreat") : categoryName(thing))));
  const recipe = { ...values, threatShare: Number(values.threatPercent) / 100 };
  const notes = difficultyLevels
    .filter((level) => (values.difficulties[level] ?? 0) > 0)
    .flatMap((level) => {
      const reach = levelReach(recipe, place, Number(level));
      if (reach === undefined) return [];
      return [
        ...(reach.never.length > 0 ? [t("library.recipe.levelNever", { level, things: named(reach.never) })] : []),
        ...(reach.rare.length > 0 ? [t("library.recipe.levelRare", { level, things: named(reach.rare) })] : []),
      ];
    });
  if (notes.length === 0) return null;
  return (
    <Message kind="info" title={t("library.recipe.levelNotes")}>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Message>
  );
}
