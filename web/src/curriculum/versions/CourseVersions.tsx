import type { CourseVersion } from "@vigil/model/curriculum/coursePackage";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import { bankOfVersion } from "../../exam/bank/bankCalls.ts";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { languagesInWords } from "../languagesInWords.ts";
import { CoursePrograms } from "./CoursePrograms.tsx";
import { InstallPackage } from "./InstallPackage.tsx";
import { versionsQuery } from "./versionCalls.ts";
import styles from "./versions.module.css";
import { VersionLearners } from "./VersionLearners.tsx";
import { useAct } from "../../shell/useAct.ts";

const QuestionBank = lazy(async () => ({ default: (await import("../../exam/bank/QuestionBank.tsx")).QuestionBank }));

/** The versions of a course, newest first: who is on which, how each looks, which is current. */
export function CourseVersions({ course, domain }: { course: Row; domain: string }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const { data: versions } = useSuspenseQuery(versionsQuery(course.id));
  const [installing, setInstalling] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const may = permissions.includes("courses:edit") && course.abilities?.edit !== false;
  const named = permissions.includes("users:view");
  const version = versions.find(({ id }) => id === shown);
  return (
    <>
      <header className={styles.head}>
        <p>{t("coursePackage.lead")}</p>
        <span className={styles.acts}>
          {permissions.includes("courses:author") && course.abilities?.edit !== false && (
            <Link
              to="/$domain/admin/courses/$id/write"
              params={{ domain, id: String(course.id) }}
              className={buttonLook("plain", "medium")}
            >
              {t("coursePackage.writePages")}
            </Link>
          )}
          {permissions.includes("courses:author") && course.abilities?.edit !== false && versions.length > 1 && (
            <Link
              to="/$domain/admin/courses/$id/compare/$before/$after"
              params={{ domain, id: String(course.id), before: String(versions[1]!.id), after: String(versions[0]!.id) }}
              className={buttonLook("plain", "medium")}
            >
              {t("draftReview.compare")}
            </Link>
          )}
          {may && <Button onClick={() => setInstalling(true)}>{t("coursePackage.install")}</Button>}
        </span>
      </header>
      {versions.length > 0 && permissions.includes("programs:view") && <CoursePrograms courseId={course.id} domain={domain} />}
      {versions.length === 0 ? (
        <EmptyState title={t("coursePackage.noVersionsTitle")} text={t("coursePackage.noVersionsText")} />
      ) : (
        <Table label={t("coursePackage.tabs.versions")}>
          <thead>
            <tr>
              {(["version", "languages", "pages", "begun", "completed", "installedOn", "installedBy"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`coursePackage.${name}`)}
                </th>
              ))}
              <th scope="col">{t("coursePackage.preview")}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((each) => (
              <tr key={each.id}>
                <th scope="row">
                  {each.version || t("coursePackage.unversioned")} {each.current && <Tag tone="good">{t("coursePackage.current")}</Tag>}
                </th>
                <td>{languagesInWords(each.locales)}</td>
                <td>{each.pages}</td>
                <td>{each.begun}</td>
                <td>{each.completed}</td>
                <td>{formatInstant(each.installedAt)}</td>
                <td>{each.installedBy}</td>
                <td>
                  <div className={styles.acts}>
                    <Link
                      to="/$domain/admin/courses/$id/preview/$content"
                      params={{ domain, id: String(course.id), content: String(each.id) }}
                    >
                      {t("coursePackage.preview")}
                    </Link>
                    {named && each.begun + each.completed > 0 && (
                      <Button
                        kind="plain"
                        size="small"
                        aria-expanded={shown === each.id}
                        onClick={() => setShown(shown === each.id ? null : each.id)}
                      >
                        {t(shown === each.id ? "coursePackage.hideLearners" : "coursePackage.showLearners")}
                      </Button>
                    )}
                    {permissions.includes("courses:edit") && (
                      <Button
                        kind="plain"
                        size="small"
                        aria-expanded={asked === each.id}
                        onClick={() => setAsked(asked === each.id ? null : each.id)}
                      >
                        {t(asked === each.id ? "questionBank.hide" : "questionBank.show")}
                      </Button>
                    )}
                    {may && !each.current && <MakeCurrent courseId={course.id} version={each} />}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {version && <VersionLearners key={version.id} courseId={course.id} version={version} versions={versions} />}
      {asked !== null && (
        <Suspense fallback={<Skeleton />}>
          <QuestionBank key={asked} path={bankOfVersion(course.id, asked)} mayRegrade={permissions.includes("courseStatuses:edit")} />
        </Suspense>
      )}
      {installing && <InstallPackage courseId={course.id} close={() => setInstalling(false)} />}
    </>
  );
}

function MakeCurrent({ courseId, version: { id, version } }: { courseId: number; version: CourseVersion }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const name = version || t("coursePackage.unversioned");
  const { run } = useAct({
    ask: () => ({
      title: t("coursePackage.makeCurrent"),
      text: t("coursePackage.makeCurrentText", { version: name }),
      confirm: t("coursePackage.makeCurrent"),
    }),
    call: () => call<CourseVersion[]>("POST", `courses/${courseId}/contents/${id}/current`),
    done: (versions) => queries.setQueryData(versionsQuery(courseId).queryKey, versions),
    told: () => t("coursePackage.madeCurrent", { version: name }),
  });
  return (
    <Button kind="plain" size="small" onClick={() => void run()}>
      {t("coursePackage.makeCurrent")}
    </Button>
  );
}
