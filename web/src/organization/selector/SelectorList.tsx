import { useId } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import type { ListAnswer, Row } from "../../entity/row.ts";
import { formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { mostShown, type SelectorState } from "./selectorQuery.ts";
import styles from "./selector.module.css";

interface SelectorListProps {
  state: SelectorState;
  change: (change: Partial<SelectorState>) => void;
  answer: ListAnswer | undefined;
  picked: readonly number[];
  /** Users who are chosen already. */
  chosen: readonly number[];
  pick: (ids: number[]) => void;
}

const views = ["users", "groups"] as const;

/** Users or groups, narrowed by words and by whether they are switched on, with how many there are. */
export function SelectorList({ state, change, answer, picked, chosen, pick }: SelectorListProps) {
  const { t } = useTranslation();
  const id = useId();
  const { view, search, inactive } = state;
  const { rows = [], count = 0 } = answer ?? {};
  const free = rows.filter((row) => !chosen.includes(row.id));
  const all = free.length > 0 && free.every((row) => picked.includes(row.id));
  const toggle = (rowId: number, on: boolean) => pick(on ? [...picked, rowId] : picked.filter((each) => each !== rowId));
  const toggleAll = (on: boolean) => {
    const shown = free.map((row) => row.id);
    pick([...picked.filter((each) => !shown.includes(each)), ...(on ? shown : [])]);
  };
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.views}>
          <legend>{t("selector.show")}</legend>
          {views.map((each) => (
            <label key={each} data-chosen={view === each || undefined}>
              <input type="radio" name={`${id}-view`} value={each} checked={view === each} onChange={() => change({ view: each })} />
              {t(`selector.views.${each}`)}
            </label>
          ))}
        </fieldset>
        <input
          data-first
          type="search"
          className={formStyles.input}
          aria-label={t("selector.search")}
          placeholder={t("selector.search")}
          value={search}
          dir="auto"
          onChange={({ target }) => change({ search: target.value })}
          // the form around it is not what is sent
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={inactive} onChange={({ target }) => change({ inactive: target.checked })} />
          {t("selector.inactive")}
        </label>
      </div>
      <p role="status" className={styles.count}>
        {answer ? t("selector.found", { count, number: formatNumber(count) as never }) : "…"}
        {count > mostShown && ` ${t("selector.more", { shown: mostShown })}`}
      </p>
      <div className={styles.rows}>
        {free.length > 0 && (
          <label className={styles.row}>
            <input type="checkbox" checked={all} onChange={({ target }) => toggleAll(target.checked)} />
            <strong>{t("selector.all")}</strong>
          </label>
        )}
        {rows.map((row) => (
          <label key={row.id} className={styles.row}>
            <input
              type="checkbox"
              checked={chosen.includes(row.id) || picked.includes(row.id)}
              disabled={chosen.includes(row.id)}
              onChange={({ target }) => toggle(row.id, target.checked)}
            />
            <span>
              <bdi>{String(row[view === "users" ? "username" : "name"])}</bdi>
              <small>
                <bdi>{view === "users" ? personOf(row) : t("selector.users", { count: Number(row["userCount"]) })}</bdi>
              </small>
            </span>
            {row["active"] === false && <Tag tone="quiet">{t("entity.inactive")}</Tag>}
            {chosen.includes(row.id) && <Tag>{t("selector.chosen")}</Tag>}
          </label>
        ))}
      </div>
    </>
  );
}

const personOf = (row: Row): string =>
  [`${String(row["firstName"])} ${String(row["lastName"])}`.trim(), row["company.name"]].filter(Boolean).join(" · ");
