import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import menu from "./AccountMenu.module.css";
import bar from "./LearnerNav.module.css";

/** Where a learner goes now and then; on a phone also what stands in the bar of a wide screen. */
export function MorePlaces({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const item = `${menu.item} ${bar.place}`;
  return (
    <>
      <Link to="/$domain/measures" params={{ domain }} className={`${item} ${bar.narrow}`}>
        {t("shell.howISee")}
      </Link>
      <Link to="/$domain/exams" params={{ domain }} className={item}>
        {t("ownExams.title")}
      </Link>
      <Link to="/$domain/drills" params={{ domain }} className={item}>
        {t("drill.title")}
      </Link>
      <Link to="/$domain/certificates" params={{ domain }} className={item}>
        {t("certificates.title")}
      </Link>
      <Link to="/$domain/resources" params={{ domain }} className={item}>
        {t("resources.title")}
      </Link>
      <Link to="/$domain/reports" params={{ domain }} className={item}>
        {t("reports.title")}
      </Link>
    </>
  );
}
