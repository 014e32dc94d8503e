import type { CourseVersion } from "@vigil/model/curriculum/coursePackage";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { formatPercent } from "../../ui/format.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TableFrame } from "../../ui/TableFrame.tsx";
import { learnersQuery } from "./versionCalls.ts";

interface VersionLearnersProps {
  courseId: number;
  version: CourseVersion;
  domain: string;
}

/** Who is on a version, within the caller's companies. */
export function VersionLearners({ courseId, version, domain }: VersionLearnersProps) {
  const { t } = useTranslation();
  const { data } = useQuery(learnersQuery(courseId, version.id));
  const title = `${t("coursePackage.learners")}: ${t("coursePackage.version")} ${version.version || t("coursePackage.unversioned")}`;
  return (
    <Card title={title} wide>
      {data === undefined && <Skeleton />}
      {data?.length === 0 && <p>{t("coursePackage.noLearners")}</p>}
      {data !== undefined && data.length > 0 && (
        <TableFrame label={title}>
          <thead>
            <tr>
              {(["name", "company", "progress"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`coursePackage.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ userId, name, company, progress }) => (
              <tr key={userId}>
                <td>
                  <Link to="/$domain/admin/$list/$id" params={{ domain, list: "users", id: String(userId) }} dir="auto">
                    {name}
                  </Link>
                </td>
                <td>
                  <bdi>{company}</bdi>
                </td>
                <td>{formatPercent(progress * 100)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Card>
  );
}
