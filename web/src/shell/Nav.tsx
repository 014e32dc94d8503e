import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./Nav.module.css";
import { listTitle } from "./recordPhrase.ts";
import { openPages, openRooms } from "./rooms.ts";
import { useUser } from "./user.ts";

/** The administration's lists, grouped as the rooms; only what the permissions open. */
export function Nav({ domain, onChoose }: { domain: string; onChoose?: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const { permissions } = user;
  return (
    <nav className={styles.nav} data-tour="lists" aria-label={t("shell.navigation")}>
      <Link
        to="/$domain"
        params={{ domain }}
        activeOptions={{ exact: true }}
        className={styles.link}
        {...(onChoose ? { onClick: onChoose } : {})}
      >
        {t("shell.home")}
      </Link>
      {permissions.includes("audit:view") && (
        <Link to="/$domain/audit" params={{ domain }} className={styles.link} {...(onChoose ? { onClick: onChoose } : {})}>
          {t("review.audit")}
        </Link>
      )}
      {permissions.includes("training:take") && (
        <div>
          <h2 id="room-own" className={styles.room}>
            {t("shell.ownTraining")}
          </h2>
          <ul aria-labelledby="room-own">
            <li>
              <Link to="/$domain/training" params={{ domain }} className={styles.link} {...(onChoose ? { onClick: onChoose } : {})}>
                {t("shell.training")}
              </Link>
            </li>
            <li>
              <Link to="/$domain/quizzes" params={{ domain }} className={styles.link} {...(onChoose ? { onClick: onChoose } : {})}>
                {t("quizzes.title")}
              </Link>
            </li>
            <li>
              <Link
                to="/$domain/simulator/sessions"
                params={{ domain }}
                className={styles.link}
                {...(onChoose ? { onClick: onChoose } : {})}
              >
                {t("shell.results")}
              </Link>
            </li>
            <li>
              <Link to="/$domain/measures" params={{ domain }} className={styles.link} {...(onChoose ? { onClick: onChoose } : {})}>
                {t("shell.howISee")}
              </Link>
            </li>
            <li>
              <Link to="/$domain/resources" params={{ domain }} className={styles.link} {...(onChoose ? { onClick: onChoose } : {})}>
                {t("resources.title")}
              </Link>
            </li>
            <li>
              <Link to="/$domain/reports" params={{ domain }} className={styles.link} {...(onChoose ? { onClick: onChoose } : {})}>
                {t("reports.own")}
              </Link>
            </li>
          </ul>
        </div>
      )}
      {openRooms(user).map(({ room, lists }) => (
        <div key={room}>
          <h2 id={`room-${room}`} className={styles.room}>
            {t(`shell.rooms.${room}`)}
          </h2>
          <ul aria-labelledby={`room-${room}`}>
            {lists.map(({ name, url }) => (
              <li key={name}>
                <Link
                  to="/$domain/admin/$list"
                  params={{ domain, list: url }}
                  activeOptions={{ includeSearch: false }}
                  className={styles.link}
                  {...(onChoose ? { onClick: onChoose } : {})}
                >
                  {listTitle(name)}
                </Link>
              </li>
            ))}
            {openPages(room, user).map(({ title, url }) => (
              <li key={url}>
                <Link to={`/$domain/admin/${url}`} params={{ domain }} className={styles.link} {...(onChoose ? { onClick: onChoose } : {})}>
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
