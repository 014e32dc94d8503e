import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { tellsApart } from "@vigil/model/imageLibrary/alike";
import { difficultyLevels } from "@vigil/model/imageLibrary/recipe";
import { useTranslation } from "react-i18next";
import type { Row } from "../../entity/row.ts";
import { problemMessage } from "../../problemMessage.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { ArticleCoverage } from "./ArticleCoverage.tsx";
import { CountBar } from "./CountBar.tsx";
import { coverageQuery, type LibraryCoverage } from "./coverageQuery.ts";
import { stateTones } from "../approval/stateTones.ts";
import styles from "../Library.module.css";
import { PoolCard } from "./PoolCard.tsx";

/** What a library has of what, and whether two of its bags look alike. */
export function Coverage({ library, domain }: { library: Row; domain: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(coverageQuery(library.id));
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={320} />;
  if (data.images === 0) return <EmptyState title={t("library.coverage.empty")} text={t("library.coverage.emptyText")} />;
  const mostViews = Math.max(...data.views.map(({ count }) => count));
  return (
    <div className={styles.coverage}>
      <div className={styles.line}>
        <strong>{t("library.coverage.images", { number: formatNumber(data.images) })}</strong>
        {data.states.map(({ state, count }) => (
          <Tag key={state} tone={stateTones[state] ?? "quiet"}>
            {optionLabel("image", "state", state)}: {formatNumber(count)}
          </Tag>
        ))}
      </div>
      <Nearest coverage={data} domain={domain} />
      <PoolCard library={library} pools={data.pools} />
      <Card title={t("library.coverage.categories")}>
        <CategoryTable coverage={data} />
      </Card>
      <Card title={t("articles.title")} lead={t("articles.lead")}>
        <ArticleCoverage articles={data.articles} />
      </Card>
      {data.others.length > 0 && (
        <Card title={t("articles.others")} lead={t("articles.othersLead")}>
          <OtherThreats others={data.others} />
        </Card>
      )}
      <Card title={t("library.coverage.views")}>
        <Table label={`${t("library.coverage.count")}: ${t("library.coverage.views")}`}>
          <tbody>
            {data.views.map(({ views, count }) => (
              <tr key={views}>
                <td>{t("library.coverage.viewCount", { count: views })}</td>
                <CountBar count={count} most={mostViews} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </div>
  );
}

function Nearest({ coverage: { nearest, compared }, domain }: { coverage: LibraryCoverage; domain: string }) {
  const { t } = useTranslation();
  if (!nearest) return <Message kind="info">{t("library.coverage.nearestNone")}</Message>;
  const [one, other] = nearest.ids;
  const alike = nearest.distance < tellsApart(nearest.bits);
  return (
    <Message kind={alike ? "warning" : "success"} title={t("library.coverage.nearest")}>
      <p>{t(alike ? "library.coverage.alike" : "library.coverage.distinct")}</p>
      <p>{t("library.coverage.nearestPair", { compared, one, other, distance: nearest.distance, bits: nearest.bits })}</p>
      <p className={styles.line}>
        {nearest.ids.map((id) => (
          <Link key={id} to="/$domain/admin/$list/$id/$tab" params={{ domain, list: "images", id: String(id), tab: "scan" }}>
            {t("records.image.singular")} {id}
          </Link>
        ))}
      </p>
    </Message>
  );
}

function CategoryTable({ coverage: { cells } }: { coverage: LibraryCoverage }) {
  const { t } = useTranslation();
  const categories = [...new Set(cells.map(({ category }) => category))];
  const countOf = (category: string | null, level?: string) =>
    cells
      .filter((cell) => cell.category === category && (level === undefined || String(cell.difficulty) === level))
      .reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...cells.map(({ count }) => count));
  return (
    <Table label={`${t("library.coverage.count")}: ${t("library.coverage.categories")}`}>
      <thead>
        <tr>
          <th scope="col">{t("library.coverage.category")}</th>
          {difficultyLevels.map((level) => (
            <th key={level} scope="col" className={styles.number}>
              {t("library.coverage.level", { level })}
            </th>
          ))}
          <th scope="col" className={styles.number}>
            {t("library.coverage.sum")}
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category ?? ""}>
            <th scope="row">{category === null ? t("library.coverage.innocent") : categoryName(category)}</th>
            {difficultyLevels.map((level) => (
              <CountBar key={level} count={countOf(category, level)} most={most} />
            ))}
            <td className={styles.number}>{formatNumber(countOf(category))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function OtherThreats({ others }: Pick<LibraryCoverage, "others">) {
  const { t } = useTranslation();
  const most = Math.max(1, ...others.map(({ count }) => count));
  return (
    <Table label={`${t("library.coverage.count")}: ${t("articles.others")}`}>
      <thead>
        <tr>
          <th scope="col">{t("library.coverage.article")}</th>
          <th scope="col">{t("library.coverage.category")}</th>
          <th scope="col" className={styles.number}>
            {t("library.coverage.count")}
          </th>
        </tr>
      </thead>
      <tbody>
        {others.map(({ name, category, count }) => (
          <tr key={`${category ?? ""} ${name}`}>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td>{category === null ? "" : categoryName(category)}</td>
            <CountBar count={count} most={most} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
