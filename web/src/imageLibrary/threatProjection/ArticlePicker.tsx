import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "./Projection.module.css";

/** Every threat of the catalogue, as the scanner shows it alone. Many pictures, so not drawn anew while one of them is dragged. */
export const ArticlePicker = memo(function ArticlePicker({
  kinds,
  chosen,
  choose,
}: {
  kinds: readonly CatalogueKind[];
  chosen: string | null;
  choose: (kind: CatalogueKind) => void;
}) {
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const [category, setCategory] = useState("");
  const shown = kinds.filter(
    (kind) =>
      kind.category !== null &&
      (category === "" || kind.category === category) &&
      Object.values(kind.name).join(" ").toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()),
  );
  return (
    <section className={styles.articles} aria-label={t("threatProjection.articles")}>
      <div className={styles.search} role="search" aria-label={t("threatProjection.articles")}>
        <input
          type="search"
          dir="auto"
          aria-label={t("threatProjection.searchArticle")}
          placeholder={t("threatProjection.searchArticle")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select aria-label={t("library.catalogue.category")} value={category} onChange={({ target }) => setCategory(target.value)}>
          <option value="">{t("library.catalogue.threats")}</option>
          {threatCategories.map((each) => (
            <option key={each} value={each}>
              {categoryName(each)}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 && <p className={styles.hint}>{t("library.catalogue.none")}</p>}
      <ul className={styles.kinds}>
        {shown.map((kind) => (
          <li key={kind.kind}>
            <button type="button" className={styles.kind} aria-pressed={kind.kind === chosen} onClick={() => choose(kind)}>
              <img src={`/api/catalogue/${kind.kind}/views/0`} alt="" loading="lazy" fetchPriority="low" decoding="async" />
              <bdi>{inLanguage(kind.name)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
