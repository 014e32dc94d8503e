import type { Page } from "@vigil/model/training/courseContent";
import type { CourseMedia } from "@vigil/model/training/courseMedia";
import type { LearnerLab } from "@vigil/model/training/labs/lab";
import type { TrainingCourse, TrainingSection } from "@vigil/model/training/wire";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "@vigil/model/phrases/languages";
import { Attachments } from "./Attachments.tsx";
import styles from "./ContentPage.module.css";
import { CourseMediaContext } from "./courseMedia.ts";
import { GlossaryContext } from "../glossary/glossary.ts";
import { LabDeskContext, type LabDesk } from "./labs/labDesk.ts";
import { PageLabs } from "./labs/PageLabs.tsx";
import { PageBlocks } from "./PageBlocks.tsx";

/** What a page needs of its course. */
type ShownCourse = CourseMedia & {
  content: Pick<TrainingCourse["content"], "locale" | "objectives" | "glossary">;
  courseConfig: Pick<TrainingCourse["courseConfig"], "staticPageBackground">;
};

interface PagePaperProps {
  course: ShownCourse;
  section: Pick<TrainingSection, "attachments">;
  page: Pick<Page, "blocks" | "objective" | "labs">;
  /** Those of the course, or of the section at least. */
  labs: readonly LearnerLab[];
  desk: LabDesk;
  /** What leads from here to the glossary, where the course has one. */
  glossary?: ReactNode;
}

/** A page as it is read: what it teaches, its text and pictures, its labs, what to take along. */
export function PagePaper({ course, section, page, labs, desk, glossary }: PagePaperProps) {
  const { t } = useTranslation();
  const { locale, objectives } = course.content;
  const language = { lang: locale, dir: directionOf(locale) };
  const objective = objectives.find(({ id }) => id === page.objective)?.text;
  const own = page.labs.flatMap(({ id }) => labs.find((lab) => lab.id === id) ?? []);
  return (
    <CourseMediaContext value={course}>
      <GlossaryContext value={course.content.glossary}>
        <LabDeskContext value={desk}>
          <p className={styles.about}>
            {objective !== undefined && <span>{t("lab.objective", { text: objective })}</span>}
            {course.content.glossary.length > 0 && glossary}
          </p>
          <div className={styles.paper} style={tintOf(course.courseConfig.staticPageBackground)} {...language}>
            <PageBlocks blocks={page.blocks} />
          </div>
          <PageLabs labs={own} {...language} />
          <Attachments attachments={section.attachments} />
        </LabDeskContext>
      </GlossaryContext>
    </CourseMediaContext>
  );
}

/** A configured colour tints the paper; only lightly, so that text stays legible in both themes. */
const tintOf = (colour: string) => (colour === "" ? undefined : { background: `color-mix(in srgb, ${colour} 14%, var(--card))` });
