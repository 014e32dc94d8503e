import type { LearnerResource } from "@vigil/model/curriculum/learnerResource";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { download } from "../download.ts";
import { formatBytes } from "../ui/formatBytes.ts";
import { showProblem } from "../shell/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./training.module.css";

/** What one may fetch: by company and access level. */
export function ResourcesPage() {
  const { t } = useTranslation();
  const { data: resources } = useSuspenseQuery({
    queryKey: ["training", "resources"],
    queryFn: ({ signal }) => call<LearnerResource[]>("GET", "training/resources", { signal }),
  });
  return (
    <>
      <PageHead title={t("resources.title")} lead={t("resources.lead")} />
      {resources.length === 0 && <EmptyState title={t("resources.emptyTitle")} text={t("resources.emptyText")} />}
      <ul className={styles.cards}>
        {resources.map(({ id, name, description, fileName, bytes }) => (
          <li key={id} className={styles.card}>
            <h2 className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            {description && <p>{description}</p>}
            <div className={styles.row}>
              <span className={styles.quiet}>
                <bdi>{fileName}</bdi> · {formatBytes(bytes)}
              </span>
              <Button
                kind="plain"
                size="small"
                aria-label={t("resources.fetchNamed", { name })}
                onClick={() => void download(`training/resources/${id}`, fileName).catch(showProblem)}
              >
                {t("resources.fetch")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
