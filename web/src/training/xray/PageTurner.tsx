import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import styles from "../training.module.css";

interface PageTurnerProps {
  label: string;
  /** How many there are, in words. */
  count: string;
  /** From 1. */
  page: number;
  pages: number;
  /** When the server was asked. */
  updated: number;
  busy: boolean;
  onRefresh: () => void;
  onPage: (page: number) => void;
}

/** Below what is told newest first: how much there is, as of when, and the way through it. */
export function PageTurner({ label, count, page, pages, updated, busy, onRefresh, onPage }: PageTurnerProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.pages} aria-label={label}>
      <span role="status">
        {count}
        {pages > 1 && ` · ${t("training.pageOf", { number: formatNumber(page), total: formatNumber(pages) })}`}
        {` · ${t("training.asOf", { time: formatInstant(new Date(updated).toISOString()) })}`}
      </span>
      <Button kind="plain" size="small" busy={busy} onClick={onRefresh}>
        {t("training.refresh")}
      </Button>
      {pages > 1 && (
        <>
          <Button kind="plain" size="small" disabled={page <= 1} onClick={() => onPage(Math.min(pages, page - 1))}>
            {t("training.newer")}
          </Button>
          <Button kind="plain" size="small" disabled={page >= pages} onClick={() => onPage(Math.min(pages, page + 1))}>
            {t("training.older")}
          </Button>
        </>
      )}
    </nav>
  );
}
