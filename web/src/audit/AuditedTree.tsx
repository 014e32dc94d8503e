import { auditedContents } from "@vigil/model/audit/audit";
import type { ContentsNode } from "@vigil/model/training/contents";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { nodeTitle } from "../training/menu/nodeTitle.ts";
import { lockReasons } from "../training/menu/lockReasons.ts";
import { Card } from "../ui/Card.tsx";
import { formatPercent } from "../ui/format.ts";
import styles from "./Audit.module.css";
import { auditedCourseQuery } from "./auditQueries.ts";

/** The contents of a learner's course as they stand, to be looked at. */
export function AuditedTree({ home, userId, courseId }: { home: string; userId: number; courseId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(auditedCourseQuery(userId, courseId));
  if (data === undefined) return null;
  const { root } = auditedContents(data.course, { home, userId, quizId: null });
  if (root.children.length === 0) return null;
  return (
    <Card title={t("review.contents")} lead={t("review.contentsText")} wide>
      <ul className={styles.tree}>
        {root.children.map((unit) => (
          <li key={unit.id}>
            {unit.children.length === 0 ? (
              <Node node={unit} />
            ) : (
              <details>
                <summary>
                  <Node node={unit} />
                </summary>
                <ul>
                  {unit.children.map((section) => (
                    <li key={section.id}>
                      <Node node={section} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Node({ node }: { node: ContentsNode }) {
  const { t } = useTranslation();
  const { complete, exam, progress, lockReason } = node;
  return (
    <span className={styles.node} data-complete={complete || undefined} title={lockReason ? t(lockReasons[lockReason]) : undefined}>
      <span role="img" aria-label={t(complete ? "review.done" : "review.notDone")}>
        {complete ? "✓" : "○"}
      </span>
      <bdi>{nodeTitle(node)}</bdi>
      {!complete && exam === null && progress > 0 && <span className={styles.quiet}>{formatPercent(100 * progress)}</span>}
    </span>
  );
}
