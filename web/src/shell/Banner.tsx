import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LanguageSelect } from "../ui/LanguageSelect.tsx";
import { DomainLogo } from "../ui/DomainLogo.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { alerts } from "./alerts.ts";
import styles from "./Banner.module.css";
import { speakOwn } from "./enter.ts";
import { LearnerNav } from "./LearnerNav.tsx";
import { useUser } from "./user.ts";

interface BannerProps {
  domain: string;
  openSearch: () => void;
  /** Missing when there is no side navigation. */
  openDrawer?: () => void;
}

const searchKeys = /mac|iphone|ipad/iu.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";

export function Banner({ domain, openSearch, openDrawer }: BannerProps) {
  const { t } = useTranslation();
  const { domain: home } = useUser();
  const { waiting } = alerts.use();
  const queries = useQueryClient();
  return (
    <header className={styles.banner}>
      {openDrawer && (
        <button type="button" className={styles.drawer} aria-label={t("shell.openNavigation")} onClick={openDrawer}>
          ☰
        </button>
      )}
      <Link to="/$domain" params={{ domain }} className={styles.brand}>
        <DomainLogo domain={home.name} look={home.look} size={24} />
        {t("shell.product")}
        <bdi className={styles.domain}>{home.name === domain ? home.title : domain}</bdi>
      </Link>
      {!openDrawer && <LearnerNav domain={domain} />}
      <div className={styles.middle}>
        {openDrawer && (
          <button type="button" className={styles.search} data-tour="search" title={t("shell.search")} onClick={openSearch}>
            <span>{t("shell.search")}</span>
            <kbd className={styles.keys}>{searchKeys}</kbd>
          </button>
        )}
      </div>
      {waiting.length > 0 && <span className={styles.alerts}>{t("shell.alerts", { count: waiting.length })}</span>}
      <LanguageSelect className={styles.language} chosen={() => void speakOwn(queries)} />
      <AccountMenu domain={domain} />
    </header>
  );
}
