import { useSuspenseQuery } from "@tanstack/react-query";
import type { LabView } from "@vigil/model/training/labs/labState";
import { Link, useParams } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { NotFound } from "../../shell/NotFound.tsx";
import { fetchLabScan } from "../../lesson/fetchLabScan.ts";
import type { LabDesk } from "../../training/page/labs/labDesk.ts";
import { PageLinksContext } from "../../training/page/pageLinks.ts";
import { PagePaper } from "../../training/page/PagePaper.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { previewQuery, versionsQuery } from "./versionCalls.ts";
import styles from "./versions.module.css";

/** A version as its learners see it; its labs work, and nothing is stored. */
export function PreviewPage() {
  const { t } = useTranslation();
  const { domain, id, content } = useParams({ from: "/$domain/frame/admin/courses/$id/preview/$content" });
  const [courseId, contentId] = [Number(id), Number(content)];
  const { data: course } = useSuspenseQuery(previewQuery(courseId, contentId));
  const { data: versions } = useSuspenseQuery(versionsQuery(courseId));
  const [chosen, setChosen] = useState<number | null>(null);
  const desk = useMemo(() => previewDesk(courseId, contentId), [courseId, contentId]);
  const { units } = course.content;
  const sections = units.flatMap((unit) => unit.sections.map((section) => ({ unit, section })));
  const places = sections.flatMap(({ section }) => section.pages.map((page) => ({ section, page })));
  const linked = useCallback(
    (to: number, words: string) =>
      units.some((unit) => unit.sections.some(({ pages }) => pages.some((page) => page.id === to))) ? (
        <button type="button" className={styles.pageLink} onClick={() => setChosen(to)}>
          {words}
        </button>
      ) : (
        words
      ),
    [units],
  );
  const place = places.find(({ page }) => page.id === chosen) ?? places[0];
  const version = versions.find((each) => each.id === contentId);
  if (!version) return <NotFound />;
  return (
    <>
      <PageHead
        title={t("coursePackage.previewOf", { version: version.version || t("coursePackage.unversioned") })}
        crumb={
          <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: "courses", id, tab: "versions" }}>
            <bdi>{course.title}</bdi>
          </Link>
        }
        lead={t("coursePackage.previewLead")}
      />
      {place === undefined ? (
        <EmptyState title={course.title} text={units.map(({ name }) => name).join(", ")} />
      ) : (
        <div className={styles.preview}>
          <nav className={styles.pages} aria-label={t("training.contents")}>
            {sections.map(({ unit, section }) => (
              <section key={section.id}>
                <h2>
                  <bdi>{unit.name}</bdi> · <bdi>{section.name}</bdi>
                </h2>
                <ol>
                  {section.pages.map((page) => (
                    <li key={page.id}>
                      <button
                        type="button"
                        aria-current={page.id === place.page.id ? "page" : undefined}
                        onClick={() => setChosen(page.id)}
                      >
                        <bdi>{page.title}</bdi>
                      </button>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </nav>
          <article key={place.page.id}>
            <h2 className={styles.pageTitle}>
              <bdi>{place.page.title}</bdi>
            </h2>
            <PageLinksContext value={linked}>
              <PagePaper
                course={course}
                section={place.section}
                page={{ blocks: [], ...place.page }}
                labs={course.content.labs}
                desk={desk}
              />
            </PageLinksContext>
          </article>
        </div>
      )}
    </>
  );
}

/** Labs of a version that is only looked at: the server marks, the page remembers. */
function previewDesk(courseId: number, contentId: number): LabDesk {
  const mark = (labId: number, state: object, answer?: object) =>
    call<LabView>("POST", `courses/${courseId}/contents/${contentId}/labs/${labId}`, { body: { state, answer } });
  return {
    open: (labId) => mark(labId, { labId, complete: false, done: [], misses: 0, data: null }),
    answer: (labId, answer, { complete, done, misses, data }) => mark(labId, { labId, complete, done, misses, data }, answer),
    scanOf: (labId) => fetchLabScan(`courses/${courseId}/contents/${contentId}/labs/${labId}/scan`),
    fail: () => Promise.resolve(),
  };
}
