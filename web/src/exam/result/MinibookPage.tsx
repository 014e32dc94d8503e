import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { finalItem } from "@vigil/model/exam/finalItem";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { CourseCrumbs } from "../../training/menu/CourseCrumbs.tsx";
import { useLearnerLabs } from "../../training/page/labs/useLearnerLabs.ts";
import { PagePaper } from "../../training/page/PagePaper.tsx";
import paper from "../../training/page/ContentPage.module.css";
import { trainingPosition } from "../../training/position.ts";
import { courseQuery } from "../../training/trainingQueries.ts";
import { useSectionTexts } from "../../training/page/useSectionTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../exam.module.css";
import { endMinibook, startMinibook } from "../run/examCalls.ts";
import { useAct } from "../../shell/useAct.ts";

/** The pages of what an exam missed, one after the other; at their end the next attempt opens. */
export function MinibookPage() {
  const { t } = useTranslation();
  const address = useParams({ from: "/$domain/frame/training/$program/$course/$unit/minibook" });
  const [programId, courseId, unitId] = [Number(address.program), Number(address.course), Number(address.unit)];
  const { data: course } = useSuspenseQuery(courseQuery(programId, courseId));
  const { data: minibook, error } = useQuery({
    queryKey: ["minibook", programId, courseId, unitId],
    queryFn: () => startMinibook({ programId, courseId, unitId }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const queries = useQueryClient();
  const go = useNavigate();
  const [index, setIndex] = useState(0);
  const place = minibook?.pages[index];
  const desk = useLearnerLabs(programId, course, [courseId, place?.unitId ?? 0, place?.sectionId ?? 0, place?.pageId ?? 0]);
  useEffect(() => {
    trainingPosition.set((now) => ({ ...now, minibook: place !== undefined, minibookPageId: place?.pageId ?? null }));
    return () => trainingPosition.set((now) => ({ ...now, minibook: false, minibookPageId: null }));
  }, [place]);
  const { texts, error: failed } = useSectionTexts(programId, course, place === undefined ? [] : [courseId, place.unitId, place.sectionId]);
  const section = course.content.units.find(({ id }) => id === place?.unitId)?.sections.find(({ id }) => id === place?.sectionId);
  const page = section?.pages.find(({ id }) => id === place?.pageId);
  const blocks = texts?.pages.find(({ id }) => id === place?.pageId)?.blocks;
  const objective = course.content.objectives.find(({ id }) => id === place?.objective)?.text;

  const toExam = () =>
    unitId === finalItem
      ? go({ to: "/$domain/training/$program/$course/-1", params: address })
      : go({ to: "/$domain/training/$program/$course/$unit/-1", params: address });
  const { run: end, busy } = useAct({
    call: () => endMinibook({ programId, courseId, unitId }),
    done: async () => {
      await queries.invalidateQueries({ queryKey: ["training"] });
      await toExam();
    },
  });

  if (error !== null || (place !== undefined && failed !== null))
    return (
      <EmptyState page title={t("exam.minibook")} text={problemMessage(error ?? failed)}>
        <Button kind="next" size="large" onClick={() => void toExam()}>
          {t("exam.minibookDone")}
        </Button>
      </EmptyState>
    );
  if (minibook === undefined || section === undefined || page === undefined || blocks === undefined) return <Skeleton height={420} />;
  const total = minibook.pages.length;
  const last = index === total - 1;
  return (
    <>
      <PageHead
        title={page.title}
        crumb={<CourseCrumbs domain={address.domain} program={address.program} course={address.course} />}
        aside={t("exam.minibookPage", { number: index + 1, total })}
        lead={t("exam.minibookLead")}
      />
      <div className={paper.article}>
        <div className={styles.minibook}>
          {objective !== undefined && <span>{t("exam.minibookObjective", { text: objective })}</span>}
          <ProgressBar value={(index + 1) / total} label={t("exam.minibookPage", { number: index + 1, total })} tone="next" />
        </div>
        <article key={page.id}>
          <PagePaper course={course} section={section} page={{ ...page, blocks }} labs={texts?.labs ?? []} desk={desk} />
        </article>
        <footer className={styles.actions}>
          <Button kind="plain" size="large" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {t("exam.previous")}
          </Button>
          <span className={styles.gap} />
          <Button kind="next" size="large" busy={busy} onClick={() => (last ? void end() : setIndex(index + 1))}>
            {t(last ? "exam.minibookDone" : "exam.next")}
          </Button>
        </footer>
      </div>
    </>
  );
}
