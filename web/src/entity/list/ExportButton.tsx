import type { Entity } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { showProblem } from "../../shell/alerts.ts";
import { locked } from "../../shell/lock.ts";
import styles from "./List.module.css";
import { queryOf, type ListState } from "./listState.ts";

/** What the filters find, all of it, with the columns shown, as CSV. */
export function ExportButton({ entity, state, fields }: { entity: Entity; state: ListState; fields: readonly string[] }) {
  const { t } = useTranslation();
  const save = () => {
    const query = queryOf(state, fields, { paged: false });
    locked(download(`${entity.url}/export.csv?${query}`, `${entity.plural}.csv`)).catch(showProblem);
  };
  return (
    <button type="button" className={styles.button} title={t("entity.exportHint")} onClick={save}>
      {t("entity.export")}
    </button>
  );
}
