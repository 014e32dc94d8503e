import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import styles from "./Catalogue.module.css";
import { CatalogueCard } from "./CatalogueCard.tsx";
import libraryStyles from "../Library.module.css";

interface Narrowing {
  words: string;
  family: string;
  /** Empty for all, `everyday`, `threats`, or one category. */
  category: string;
}

const fits = ({ words, family, category }: Narrowing, kind: CatalogueKind): boolean =>
  (family === "" || kind.family === family) &&
  (category === "" ||
    (category === "everyday" ? kind.category === null : category === "threats" ? kind.category !== null : kind.category === category)) &&
  [...Object.values(kind.name), kind.manifestLine].join(" ").toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

interface KindGalleryProps {
  kinds: readonly CatalogueKind[];
  /** Where the pictures are. */
  pictures: string;
  /** Whether to tell what travellers declare them as. */
  declared?: boolean;
}

/** Kinds of things, searched by name in any language and narrowed by family and category. */
export function KindGallery({ kinds, pictures, declared = false }: KindGalleryProps) {
  const { t } = useTranslation();
  const [narrowing, setNarrowing] = useState<Narrowing>({ words: "", family: "", category: "" });
  const set = (change: Partial<Narrowing>) => setNarrowing((before) => ({ ...before, ...change }));
  const shown = kinds.filter((kind) => fits(narrowing, kind));
  const families = [...new Set(kinds.map(({ family }) => family))];
  return (
    <>
      <div className={libraryStyles.filters} role="search" aria-label={t("library.catalogue.filters")}>
        <label>
          {t("library.catalogue.search")}
          <input type="search" dir="auto" value={narrowing.words} onChange={({ target }) => set({ words: target.value })} />
        </label>
        <label>
          {t("library.catalogue.family")}
          <select value={narrowing.family} onChange={({ target }) => set({ family: target.value })}>
            <option value="">{t("library.catalogue.all")}</option>
            {families.map((family) => (
              <option key={family} value={family}>
                {phraseOf(`library.families.${family}`, family)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("library.catalogue.category")}
          <select value={narrowing.category} onChange={({ target }) => set({ category: target.value })}>
            <option value="">{t("library.catalogue.all")}</option>
            <option value="everyday">{t("library.catalogue.everyday")}</option>
            <option value="threats">{t("library.catalogue.threats")}</option>
            {threatCategories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </select>
        </label>
        <span aria-live="polite" className={libraryStyles.found}>
          {t("library.catalogue.count", { count: shown.length })}
        </span>
      </div>
      {shown.length === 0 && <EmptyState title={t("library.catalogue.none")} text={t("library.catalogue.noneText")} />}
      <ul className={styles.grid}>
        {shown.map((kind) => (
          <CatalogueCard key={kind.kind} kind={kind} pictures={pictures} declared={declared} />
        ))}
      </ul>
    </>
  );
}
