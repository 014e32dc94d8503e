import type { CourseVersion, VersionLearner } from "@vigil/model/curriculum/coursePackage";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { formatPercent } from "../../ui/format.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { MoveLearners } from "./MoveLearners.tsx";
import { versionLearnersQuery } from "./versionCalls.ts";
import styles from "./versions.module.css";

interface VersionLearnersProps {
  courseId: number;
  version: CourseVersion;
  versions: readonly CourseVersion[];
}

/** Who is on a version, within the caller's companies; those in progress may be moved to another one. */
export function VersionLearners({ courseId, version, versions }: VersionLearnersProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const { data } = useQuery(versionLearnersQuery(courseId, version.id));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const title = `${t("coursePackage.learners")}: ${t("coursePackage.version")} ${version.version || t("coursePackage.unversioned")}`;
  const others = versions.filter(({ id }) => id !== version.id);
  const movable = data?.filter(isMovable).map(({ courseStatusId }) => courseStatusId) ?? [];
  const moves = permissions.includes("courseStatuses:edit") && others.length > 0 && movable.length > 0;
  const ids = movable.filter((id) => chosen.has(id));
  const toggle = (id: number) => setChosen(new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]));
  return (
    <div className={styles.learners}>
      <Card title={title} wide>
        {data === undefined && <Skeleton />}
        {data?.length === 0 && <p>{t("coursePackage.noLearners")}</p>}
        {data !== undefined && data.length > 0 && (
          <Table label={title}>
            <thead>
              <tr>
                {moves && (
                  <td className={styles.choose}>
                    <input
                      type="checkbox"
                      aria-label={t("moveLearners.chooseAll")}
                      checked={ids.length === movable.length}
                      onChange={() => setChosen(new Set(ids.length === movable.length ? [] : movable))}
                    />
                  </td>
                )}
                {(["name", "company", "progress"] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`coursePackage.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((learner) => (
                <tr key={learner.courseStatusId}>
                  {moves && (
                    <td>
                      {isMovable(learner) && (
                        <input
                          type="checkbox"
                          aria-label={t("moveLearners.choose", { name: learner.name })}
                          checked={chosen.has(learner.courseStatusId)}
                          onChange={() => toggle(learner.courseStatusId)}
                        />
                      )}
                    </td>
                  )}
                  <td>
                    <PersonLink userId={learner.userId}>{learner.name}</PersonLink>
                  </td>
                  <td>
                    <bdi>{learner.company}</bdi>
                  </td>
                  <td>{formatPercent(learner.progress * 100)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {moves && <MoveLearners courseId={courseId} from={version.id} ids={ids} versions={others} done={() => setChosen(new Set())} />}
      </Card>
    </div>
  );
}

const isMovable = ({ movable }: VersionLearner): boolean => movable;
