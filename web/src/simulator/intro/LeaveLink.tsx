import { Link, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import styles from "./LeaveLink.module.css";

/** Back to the course. An open session stays open: it can be gone on with later. */
export function LeaveLink({ programId, courseId }: { programId: number; courseId: number }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/$domain/training/$program/$course"
      params={{ domain: domainOfPage(), program: String(programId), course: String(courseId) }}
      className={styles.leave}
    >
      {t("simulator.backToCourse")}
    </Link>
  );
}

/** Back to the page before this one. */
export function BackLink() {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <button type="button" className={styles.leave} onClick={() => router.history.back()}>
      {t("simulator.leave")}
    </button>
  );
}
