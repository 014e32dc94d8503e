import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { perPage } from "./auditQueries.ts";
import styles from "./Audit.module.css";

interface PagesProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** Backwards and forwards, where there is more than one page. */
export function Pages({ page, count, onPage }: PagesProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(count / perPage));
  if (last === 1) return null;
  return (
    <nav className={styles.pages} aria-label={t("review.pages")}>
      <Button kind="plain" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t("review.previous")}
      </Button>
      <span role="status">{t("entity.page", { page, pages: last })}</span>
      <Button kind="plain" size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t("review.next")}
      </Button>
    </nav>
  );
}
