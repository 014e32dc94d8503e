import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { versionsQuery } from "../../curriculum/versions/versionCalls.ts";
import { problemMessage } from "../../problemMessage.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./compare.module.css";
import { ComparedBeside } from "./ComparedBeside.tsx";
import { ComparedPieces } from "./ComparedPieces.tsx";
import { comparisonQuery } from "./comparisonQuery.ts";

/** Two versions of a course side by side, or a version and the draft in work. */
export function ComparePage() {
  const { t } = useTranslation();
  const { domain, id, ...asked } = useParams({ from: "/$domain/frame/admin/courses/$id/compare/$before/$after" });
  const navigate = useNavigate();
  const courseId = Number(id);
  const { data: versions } = useSuspenseQuery(versionsQuery(courseId));
  const before = Number(asked.before) || (versions.find(({ current }) => current) ?? versions[0])?.id;
  const after = Number(asked.after) || undefined;
  const { data, error } = useQuery({ ...comparisonQuery(courseId, before ?? 0, after), enabled: before !== undefined });
  const choose = (chosen: { before?: string; after?: string }) =>
    void navigate({
      to: "/$domain/admin/courses/$id/compare/$before/$after",
      params: { domain, id, ...asked, ...chosen },
      replace: true,
    });
  const nameOf = ({ version, current }: (typeof versions)[number]) =>
    [
      t("draftReview.comparison.version", { version: version || t("coursePackage.unversioned") }),
      current && t("draftReview.comparison.current"),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <>
      <PageHead
        title={t("draftReview.comparison.title")}
        lead={t("draftReview.comparison.lead")}
        crumb={
          <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: "courses", id, tab: "versions" }}>
            {t("draftReview.comparison.backCourse")}
          </Link>
        }
      />
      {before === undefined ? (
        <EmptyState title={t("draftReview.comparison.noVersionTitle")} text={t("draftReview.comparison.noVersionText")} />
      ) : (
        <>
          <div className={styles.choice}>
            <label>
              {t("draftReview.comparison.before")}
              <select value={before} onChange={({ target }) => choose({ before: target.value })}>
                {versions.map((each) => (
                  <option key={each.id} value={each.id}>
                    {nameOf(each)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t("draftReview.comparison.after")}
              <select value={after ?? "draft"} onChange={({ target }) => choose({ after: target.value })}>
                <option value="draft">{t("draftReview.comparison.draft")}</option>
                {versions.map((each) => (
                  <option key={each.id} value={each.id}>
                    {nameOf(each)}
                  </option>
                ))}
              </select>
            </label>
            <Link to="/$domain/admin/courses/$id/write" params={{ domain, id }}>
              {t("draftReview.comparison.backDraft")}
            </Link>
          </div>
          {error && <Message kind="error">{problemMessage(error)}</Message>}
          {!data && !error && <Skeleton height={320} />}
          {data && <ComparedPieces pieces={data.pieces} beside={data.files.length + data.languages.length > 0} />}
          {data && <ComparedBeside files={data.files} languages={data.languages} />}
          <p className={styles.quiet}>{t("draftReview.comparison.limits")}</p>
        </>
      )}
    </>
  );
}
