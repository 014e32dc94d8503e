import type { WaitingReview } from "@vigil/model/authoring/draftReview";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./waiting.module.css";

/** Drafts of courses that wait for the reader, each the way to itself. */
export function WaitingCourses({ waiting, domain }: { waiting: readonly WaitingReview[]; domain: string }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.courses}>
      {waiting.map(({ courseId, name, waits }) => (
        <li key={courseId}>
          <Link to="/$domain/admin/courses/$id/write" params={{ domain, id: String(courseId) }} preload={false}>
            <bdi>{name}</bdi>
          </Link>
          <span>{t(`draftReview.waits.${waits}`)}</span>
        </li>
      ))}
    </ul>
  );
}
