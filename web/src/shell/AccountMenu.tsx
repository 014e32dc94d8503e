import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Popover } from "../ui/Popover.tsx";
import styles from "./AccountMenu.module.css";
import { administers } from "./administers.ts";
import { signOut } from "./signOut.ts";
import { ThemeChoice } from "./ThemeChoice.tsx";
import { shownTour } from "./tour/tourCalls.ts";
import { initials, useUser } from "./user.ts";

export function AccountMenu({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const user = useUser();
  const queries = useQueryClient();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username;
  return (
    <Popover
      label={t("shell.account")}
      buttonClass={styles.button}
      button={
        <>
          <span className={styles.avatar} data-tour="account">
            {initials(user)}
          </span>
          <bdi className={styles.name}>{name}</bdi>
        </>
      }
    >
      <div className={styles.who}>
        <bdi className={styles.full}>{name}</bdi>
        <bdi className={styles.quiet}>
          {user.username} · {user.company.name}
        </bdi>
      </div>
      <Link to="/$domain/profile" params={{ domain }} className={styles.item}>
        {t("shell.profile")}
      </Link>
      {administers(user) && (
        <Link to="/$domain/admin/acts" params={{ domain }} className={styles.item}>
          {t("shell.acts")}
        </Link>
      )}
      <button type="button" className={styles.item} data-close onClick={() => shownTour.set(() => "here")}>
        {t("tour.again")}
      </button>
      <ThemeChoice />
      <button type="button" className={styles.item} onClick={() => void signOut(queries)}>
        {t("shell.signOut")}
      </button>
    </Popover>
  );
}
