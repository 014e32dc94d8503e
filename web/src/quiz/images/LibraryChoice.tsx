import { useQuery } from "@tanstack/react-query";
import { isReadable } from "@vigil/model/entity/isReadable";
import { image } from "@vigil/model/imageLibrary/image";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { mostPicked, type PickedImage } from "@vigil/model/quiz/quizImages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countQuery, listQuery } from "../../entity/entityCalls.ts";
import { FilterChip } from "../../entity/filter/FilterChip.tsx";
import filterStyles from "../../entity/filter/Filter.module.css";
import { Pager } from "../../entity/list/Pager.tsx";
import { listAt } from "../../entity/list/lists.ts";
import { readListState, type ListState } from "../../entity/list/listState.ts";
import { useListPlace } from "../../entity/list/useListPlace.ts";
import type { FilterWords } from "../../entity/place.ts";
import type { Row } from "../../entity/row.ts";
import { articleKinds, articleName } from "../../imageLibrary/image/articleNames.ts";
import { ImageThumbnail } from "../../imageLibrary/image/ImageThumbnail.tsx";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { ImageTags } from "./ImageTags.tsx";
import styles from "./QuizImages.module.css";

interface LibraryChoiceProps {
  libraryId: number;
  pools: readonly string[];
  chosen: ReadonlySet<number>;
  toggle: (image: PickedImage) => void;
}

const offered = ["kind", "decision", "threatCategory", "article", "difficulty", "bagType", "custom"] as const;
const words: Readonly<Partial<Record<string, FilterWords>>> = {
  threatCategory: { values: threatCategories, words: categoryName },
  article: { values: articleKinds, words: articleName },
};
const images = listAt(image.url)!;

/** The images of a library that a quiz may show, narrowed by what is known of them: each is pressed to choose it or to leave it out. */
export function LibraryChoice({ libraryId, pools, chosen, toggle }: LibraryChoiceProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const place = useListPlace(images);
  const fixed = { imageLibraryId: String(libraryId), state: "approved", pool: pools.join(",") };
  const [state, setState] = useState<ListState>(() => readListState(image, fixed));
  const change = (next: Partial<ListState>) => setState({ ...state, ...("page" in next ? {} : { page: 1, after: "" }), ...next });
  const set = (filters: Record<string, string>) =>
    change({
      filters: { ...Object.fromEntries(Object.entries({ ...state.filters, ...filters }).filter(([, value]) => value !== "")), ...fixed },
    });
  const may = (name: keyof typeof image.fields) =>
    isReadable(image.fields[name], (permission) => permissions.some((own) => own === permission));
  const fields = (["imageId", "difficulty", "kind", "threatCategory"] as const).filter(may);
  const { data } = useQuery(listQuery(image, state, fields));
  const { data: counted } = useQuery(countQuery(image, state, false));
  const full = chosen.size >= mostPicked;
  return (
    <>
      <div className={filterStyles.filters} role="search" aria-label={t("quizImages.filters")}>
        {offered.filter(may).map((name) => (
          <FilterChip key={name} entity={image} name={name} words={words[name]} filters={state.filters} set={set} />
        ))}
        {Object.keys(state.filters).length > Object.keys(fixed).length && (
          <Button kind="text" onClick={() => change({ filters: fixed })}>
            {t("entity.clearAll")}
          </Button>
        )}
      </div>
      {full && <p role="status">{t("quizImages.full", { most: mostPicked })}</p>}
      {counted?.count === 0 && <p role="status">{t("quizImages.none")}</p>}
      <ul className={styles.tiles} aria-label={t("quizImages.library")}>
        {data?.rows.map(pickedOf).map((each) => (
          <li key={each.imageId}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={chosen.has(each.imageId)}
              disabled={full && !chosen.has(each.imageId)}
              onClick={() => toggle(each)}
            >
              <span className={styles.picture}>
                <ImageThumbnail id={each.imageId} />
              </span>
              <span className={styles.head}>
                <span>{t("quizImages.number", { id: each.imageId })}</span>
                {chosen.has(each.imageId) && <span aria-hidden>✓</span>}
              </span>
              <span className={styles.tags}>
                <ImageTags image={each} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pager
        place={place}
        keyed={false}
        state={state}
        change={change}
        counted={counted}
        rows={data?.rows.length ?? 0}
        after={data?.after}
      />
    </>
  );
}

const pickedOf = ({ id, difficulty, kind, threatCategory }: Row): PickedImage => ({
  imageId: id,
  fault: null,
  difficulty: typeof difficulty === "number" ? difficulty : null,
  ...(kind === "threat" || kind === "innocent" ? { kind } : {}),
  ...(typeof threatCategory === "string" ? { threatCategory } : {}),
});
