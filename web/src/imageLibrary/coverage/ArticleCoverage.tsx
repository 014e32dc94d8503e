import { useQuery } from "@tanstack/react-query";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatNumber } from "../../ui/format.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./ArticleCoverage.module.css";
import { articleOrders, articleRows, narrowedRows, type ArticleNarrowing, type ArticleOrder } from "./articleRows.ts";
import { CountBar } from "./CountBar.tsx";
import type { LibraryCoverage } from "./coverageQuery.ts";
import libraryStyles from "../Library.module.css";
import { catalogueQuery } from "../order/orderCalls.ts";

/** Which articles of the numbered stock a library shows, how often, and which never. */
export function ArticleCoverage({ articles }: Pick<LibraryCoverage, "articles">) {
  const { t } = useTranslation();
  const { data, error } = useQuery(catalogueQuery());
  const [narrowing, setNarrowing] = useState<ArticleNarrowing>({ words: "", category: "", missing: false, order: "category" });
  const set = (change: Partial<ArticleNarrowing>) => setNarrowing((before) => ({ ...before, ...change }));
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={320} />;
  const all = articleRows(data.kinds, data.articlesPerKind, articles);
  const rows = narrowedRows(all, narrowing);
  const sum = (of: typeof all) => of.reduce((total, { shown }) => total + shown, 0);
  const most = Math.max(1, ...all.map(({ images }) => images));
  return (
    <>
      <div className={libraryStyles.filters} role="search" aria-label={t("articles.filters")}>
        <label>
          {t("library.catalogue.search")}
          <input type="search" dir="auto" value={narrowing.words} onChange={({ target }) => set({ words: target.value })} />
        </label>
        <label>
          {t("library.coverage.category")}
          <select value={narrowing.category} onChange={({ target }) => set({ category: target.value })}>
            <option value="">{t("library.catalogue.all")}</option>
            {threatCategories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("articles.order")}
          <select value={narrowing.order} onChange={({ target }) => set({ order: target.value as ArticleOrder })}>
            {articleOrders.map((order) => (
              <option key={order} value={order}>
                {t(`articles.orders.${order}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.only}>
          <input type="checkbox" checked={narrowing.missing} onChange={({ target }) => set({ missing: target.checked })} />
          {t("articles.missingOnly")}
        </label>
        <span aria-live="polite" className={libraryStyles.found}>
          {t("articles.found", {
            kinds: formatNumber(rows.length),
            shown: formatNumber(sum(rows)),
            all: formatNumber(rows.length * data.articlesPerKind),
          })}
        </span>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t("articles.none")} text={t("articles.noneText")} />
      ) : (
        <Table label={`${t("library.coverage.count")}: ${t("articles.title")}`}>
          <thead>
            <tr>
              <th scope="col">{t("articles.kind")}</th>
              <th scope="col">{t("library.coverage.category")}</th>
              <th scope="col" className={libraryStyles.number}>
                {t("library.coverage.count")}
              </th>
              <th scope="col">{t("articles.articles")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, counts, images, shown }) => (
              <tr key={kind.kind}>
                <th scope="row">
                  <bdi>{inLanguage(kind.name)}</bdi>
                </th>
                <td>{categoryName(kind.category ?? "")}</td>
                <CountBar count={images} most={most} />
                <td>
                  {t("articles.shown", { shown: formatNumber(shown), all: formatNumber(counts.length) })}
                  <Numbers counts={counts} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

/** The numbers of a kind's articles, those that are never shown dashed. */
function Numbers({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.numbers}>
      {counts.map((count, at) => {
        const label = t(count > 0 ? "articles.article" : "articles.never", { number: formatNumber(at + 1), count });
        return (
          <li key={label} data-none={count === 0 || undefined} title={label}>
            <span aria-hidden>{formatNumber(at + 1)}</span>
            <span className={hidden.hidden}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
