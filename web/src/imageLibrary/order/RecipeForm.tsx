import "@mantine/core/styles/Input.layer.css";
import { TextInput } from "@mantine/core";
import type { CatalogueAnswer } from "@vigil/model/imageLibrary/catalogueKind";
import { concealments, difficultyLevels, type Recipe } from "@vigil/model/imageLibrary/recipe";
import { useState, type SyntheticEvent } from "react";
import type { Row } from "../../entity/row.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ApproversNote } from "../approval/ApproversNote.tsx";
import { ChoiceFields } from "./ChoiceFields.tsx";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "../Library.module.css";
import { LevelNotes } from "./LevelNotes.tsx";
import { libraryNeeds } from "./libraryNeeds.ts";
import { ordersKey } from "./orderCalls.ts";
import { recipeOf, refusalOf, stockOf, usualRecipe, type RecipeErrors, type RecipeValues } from "./recipeForm.ts";
import { WeightFields } from "./WeightFields.tsx";
import { useAct } from "../../shell/useAct.ts";

/** Orders images for a library. What the server would refuse is said before it is asked. */
export function RecipeForm({ library, catalogue }: { library: Row; catalogue: CatalogueAnswer }) {
  const { t } = useTranslation();
  const libraryId = library.id;
  const of = libraryNeeds(library);
  const [values, setValues] = useState(() => usualRecipe(catalogue.scanners, of));
  const [errors, setErrors] = useState<RecipeErrors>({});
  const set = (change: Partial<RecipeValues>) => setValues((before) => ({ ...before, ...change }));

  const refuse = (found: RecipeErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  };
  const { run, busy } = useAct({
    call: (recipe: Recipe) => call("POST", `imagelibraries/${libraryId}/jobs`, { body: recipe }),
    told: () => t("library.recipe.ordered"),
    stale: [{ queryKey: ordersKey(libraryId) }],
    refused: (problem) => {
      const refusal = refusalOf(problem);
      if (refusal) refuse(refusal);
      return refusal !== undefined;
    },
  });
  const order = (event: SyntheticEvent) => {
    event.preventDefault();
    const result = recipeOf(values, stockOf(catalogue));
    if ("errors" in result) return refuse(result.errors);
    setErrors({});
    return void run(result.recipe);
  };
  const numberField = (
    name: "size" | "distinctKinds" | "views" | "seed",
    description = "",
    bounds: { min?: number; max?: number } = {},
  ) => (
    <TextInput
      type="number"
      name={name}
      label={t(`library.recipe.${name}`)}
      description={description}
      error={errors[name]}
      value={values[name]}
      {...bounds}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  const scannerOf = (scanner: string) => catalogue.scanners.find(({ name }) => name === scanner);
  const viewsOf = (scanner: string) => scannerOf(scanner)?.views ?? 1;
  const freight = scannerOf(values.scanner)?.place === "freight";
  const choose = (scanner: string) =>
    set({ scanner, views: String(viewsOf(scanner)), ...(scannerOf(scanner)?.place === "freight" ? { profiles: [], containers: [] } : {}) });
  const chosen = of.categories.filter((category) => (values.categories[category] ?? 0) > 0);

  return (
    <Card title={t("library.recipe.title")} lead={t("library.recipe.lead")}>
      <form className={styles.orders} noValidate onSubmit={order}>
        <div className={styles.row}>
          {numberField("size", "", { min: 1, max: 10_000 })}
          <TextInput
            type="number"
            name="threatShare"
            label={t("library.recipe.threatShare")}
            error={errors["threatShare"]}
            min={0}
            max={100}
            value={values.threatPercent}
            onChange={({ target }) => set({ threatPercent: target.value })}
          />
        </div>
        <div className={styles.row}>
          <TextInput
            component="select"
            name="scanner"
            label={t("library.recipe.scanner")}
            error={errors["scanner"]}
            value={values.scanner}
            description={phraseOf(`scanner.hints.${values.scanner}`, "")}
            onChange={({ target }: { target: { value: string } }) => choose(target.value)}
          >
            {([true, false] as const).map((fits) => (
              <optgroup key={String(fits)} label={t(fits ? "library.recipe.scannerFits" : "library.recipe.scannerOthers")}>
                {catalogue.scanners
                  .filter(({ place }) => (place === of.place) === fits)
                  .map(({ name }) => (
                    <option key={name} value={name}>
                      {phraseOf(`scanner.names.${name}`, name)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </TextInput>
          {numberField("views", t("library.recipe.viewsHint", { count: viewsOf(values.scanner) }), {
            min: 1,
            max: viewsOf(values.scanner),
          })}
        </div>
        <WeightFields
          name="categories"
          title={t("library.recipe.categories")}
          hint={t("library.recipe.categoriesHint")}
          error={errors["categories"]}
          of={of.categories.map((name) => ({ name, label: categoryName(name) }))}
          weights={values.categories}
          set={(categories) => set({ categories })}
        />
        <ChoiceFields
          name="kinds"
          title={t("library.recipe.kinds")}
          hint={t("library.recipe.kindsHint")}
          error={errors["kinds"]}
          folded
          groups={chosen.map((category) => ({
            title: categoryName(category),
            of: catalogue.kinds
              .filter((kind) => kind.category === category)
              .map(({ kind, name }) => ({ name: kind, label: inLanguage(name) })),
          }))}
          chosen={values.kinds}
          set={(kinds) => set({ kinds })}
        />
        <div className={styles.row}>{numberField("distinctKinds", t("library.recipe.distinctKindsHint"), { min: 1 })}</div>
        <WeightFields
          name="difficulties"
          title={t("library.recipe.difficulties")}
          hint={t("library.recipe.difficultiesHint")}
          error={errors["difficulties"]}
          of={difficultyLevels.map((level) => ({ name: level, label: t("library.recipe.level", { level }) }))}
          weights={values.difficulties}
          set={(difficulties) => set({ difficulties })}
        />
        <LevelNotes values={values} place={scannerOf(values.scanner)?.place ?? of.place} />
        {!freight && (
          <WeightFields
            name="concealments"
            title={t("library.recipe.concealments")}
            hint={t("library.recipe.concealmentsHint")}
            error={errors["concealments"]}
            of={concealments.map((way) => ({ name: way, label: t(`library.recipe.concealment.${way}`) }))}
            weights={values.concealments}
            set={(ways) => set({ concealments: ways })}
          />
        )}
        {(freight ? [] : (["profiles", "containers"] as const)).map((name) => (
          <ChoiceFields
            key={name}
            name={name}
            title={t(`library.recipe.${name}`)}
            hint={t("library.recipe.anyHint")}
            error={errors[name]}
            groups={[
              {
                of: (name === "profiles" ? catalogue.profiles.map((profile) => profile.name) : catalogue.containers).map((each) => ({
                  name: each,
                  label: phraseOf(`library.${name}.${each}`, each),
                })),
              },
            ]}
            chosen={values[name]}
            set={(names) => set({ [name]: names })}
          />
        ))}
        <div className={styles.row}>{numberField("seed", t("library.recipe.seedHint"), { min: 0 })}</div>
        <label className={styles.choice}>
          <input type="checkbox" name="draft" checked={values.draft} onChange={({ target }) => set({ draft: target.checked })} />
          {t("library.recipe.draft")}
        </label>
        {values.draft && <ApproversNote shared={library.shared === true} />}
        <div>
          <Button type="submit" busy={busy}>
            {t("library.recipe.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
