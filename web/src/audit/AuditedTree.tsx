import { auditedContents } from "@vigil/model/audit/audit";
import type { ContentsNode } from "@vigil/model/training/contents";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { nodeTitle } from "../training/menu/nodeTitle.ts";
import { lockReasons } from "../training/menu/lockReasons.ts";
import { Card } from "../ui/Card.tsx";
import { formatPercent } from "../ui/format.ts";
import styles from "./Audit.module.css";
import { auditedCourseQuery } from "./auditQueries.ts";

/** The contents of a learner's course as they stand, to be looked at. */
export function AuditedTree({ domain, home, userId, courseId }: { domain: string; home: string; userId: number; courseId: number }) {
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
                      {section.children.length === 0 ? (
                        <Node node={section} />
                      ) : (
                        <details>
                          <summary>
                            <Node node={section} />
                          </summary>
                          <ul>
                            {section.children.map((page) => (
                              <li key={page.id}>
                                <Node node={page}>
                                  <Link
                                    to="/$domain/audit/$user/courses/$item/$unit/$section/$page"
                                    params={{
                                      domain,
                                      user: String(userId),
                                      item: String(courseId),
                                      unit: String(unit.id),
                                      section: String(section.id),
                                      page: String(page.id),
                                    }}
                                    dir="auto"
                                  >
                                    {page.title}
                                  </Link>
                                </Node>
                              </li>
                            ))}
                          </ul>
                        </details>
                      )}
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

function Node({ node, children }: { node: ContentsNode; children?: ReactNode }) {
  const { t } = useTranslation();
  const { complete, exam, progress, lockReason } = node;
  return (
    <span className={styles.node} data-complete={complete || undefined} title={lockReason ? t(lockReasons[lockReason]) : undefined}>
      <span role="img" aria-label={t(complete ? "review.done" : "review.notDone")}>
        {complete ? "✓" : "○"}
      </span>
      {children ?? <bdi>{nodeTitle(node)}</bdi>}
      {!complete && exam === null && progress > 0 && <span className={styles.quiet}>{formatPercent(100 * progress)}</span>}
    </span>
  );
}
