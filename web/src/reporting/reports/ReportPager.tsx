import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import styles from "./Report.module.css";
import { Button } from "../../ui/Button.tsx";

export function ReportPager({ page, pages, go }: { page: number; pages: number; go: (page: number) => void }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.pager} aria-label={t("entity.page", { page: formatNumber(page), pages: formatNumber(pages) })}>
      <Button kind="plain" size="bar" aria-label={t("shell.previous")} disabled={page === 1} onClick={() => go(page - 1)}>
        ‹
      </Button>
      <span role="status">{t("entity.page", { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      <Button kind="plain" size="bar" aria-label={t("shell.next")} disabled={page >= pages} onClick={() => go(page + 1)}>
        ›
      </Button>
    </nav>
  );
}
