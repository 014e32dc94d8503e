import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import styles from "./UserImport.module.css";

interface LinePagesProps {
  page: number;
  limit: number;
  count: number;
  change: (page: number) => void;
}

/** Pages by number, where there is more than one. */
export function LinePages({ page, limit, count, change }: LinePagesProps) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(count / limit));
  if (pages === 1) return null;
  return (
    <div className={styles.pages}>
      <Button kind="plain" size="bar" aria-label={t("shell.previous")} disabled={page === 1} onClick={() => change(page - 1)}>
        ‹
      </Button>
      <span role="status">{t("entity.page", { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      <Button kind="plain" size="bar" aria-label={t("shell.next")} disabled={page >= pages} onClick={() => change(page + 1)}>
        ›
      </Button>
    </div>
  );
}
