import { nextInCourse } from "@vigil/model/training/nextInCourse";
import { isDoing } from "@vigil/model/training/step";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/EmptyState.tsx";
import { NextLink } from "./next/NextLink.tsx";

interface LostPlaceProps {
  course: TrainingCourse;
  /** What went wrong, for the log. */
  error: unknown;
  domain: string;
  program: string;
}

/** In place of what is not in the course, or cannot be shown: a sentence, and the way on. */
export function LostPlace({ course, error, domain, program }: LostPlaceProps) {
  const { t } = useTranslation();
  const logged = String(error);
  useEffect(() => console.error(logged), [logged]);
  const next = nextInCourse(course);
  return (
    <EmptyState page title={t("training.lostTitle")} text={t("training.lostText")}>
      {isDoing(next) && <NextLink domain={domain} program={program} step={next} />}
    </EmptyState>
  );
}
