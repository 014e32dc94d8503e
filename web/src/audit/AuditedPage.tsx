import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NotFound } from "../shell/NotFound.tsx";
import { PagePaper } from "../training/page/PagePaper.tsx";
import type { LabDesk } from "../training/page/labs/labDesk.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./Audit.module.css";
import { learnerName } from "./AuditLearnerPage.tsx";
import { auditedCourseQuery, auditedSectionQuery } from "./auditQueries.ts";

/** A page as the learner reads it, and how far they are with it. Nothing on it begins: its labs are named, not opened. */
export function AuditedPage() {
  const { t } = useTranslation();
  const place = useParams({ from: "/$domain/frame/audit/$user/courses/$item/$unit/$section/$page" });
  const { domain, user, item } = place;
  const [unitId, sectionId, pageId] = [Number(place.unit), Number(place.section), Number(place.page)];
  const { data } = useSuspenseQuery(auditedCourseQuery(Number(user), Number(item)));
  const { data: texts } = useSuspenseQuery(auditedSectionQuery(Number(user), Number(item), unitId, sectionId));
  const { course, learner } = data;
  const section = course.content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  const page = section?.pages.find(({ id }) => id === pageId);
  if (section === undefined || page === undefined) return <NotFound />;
  const status = course.unitStatus.find((unit) => unit.unitId === unitId)?.sectionStatus.find((one) => one.sectionId === sectionId);
  const state = status?.pages.find((one) => one.pageId === pageId);
  const isRead = course.courseStatus.complete || status?.status === "C" || state?.complete === true;
  const blocks = texts.pages.find(({ id }) => id === pageId)?.blocks ?? [];
  return (
    <>
      <PageHead
        title={page.title}
        crumb={
          <Link to="/$domain/audit/$user/$kind/$item" params={{ domain, user, kind: "courses", item }} dir="auto">
            {`${learnerName(learner)} · ${course.title}`}
          </Link>
        }
        lead={t("review.pageLead")}
      />
      <p className={styles.state}>
        <Tag tone={isRead ? "good" : "warn"}>{t(isRead ? "review.pageRead" : "review.pageNotRead")}</Tag>
        {page.labs.length > 0 && <span>{t(isRead || state?.labComplete === true ? "review.labsDone" : "review.labsOpen")}</span>}
      </p>
      <PagePaper course={course} section={section} page={{ ...page, blocks, labs: [] }} labs={[]} desk={shut} />
    </>
  );
}

/** Somebody else's labs are not opened. */
const never = () => Promise.reject(new Error("audit"));
const shut: LabDesk = { open: never, answer: never, fail: () => Promise.resolve() };
