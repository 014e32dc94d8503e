import type { LockReason } from "@vigil/model/training/contents";
import { nextInCourse } from "@vigil/model/training/nextInCourse";
import { isDoing } from "@vigil/model/training/step";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NextLink } from "../next/NextLink.tsx";
import { lockReasons } from "./lockReasons.ts";

interface ShutProps {
  course: TrainingCourse;
  reason: LockReason;
  domain: string;
  program: string;
}

/** In place of what is still locked: why, and the way to what comes first. */
export function Shut({ course, reason, domain, program }: ShutProps) {
  const { t } = useTranslation();
  const next = nextInCourse(course);
  return (
    <EmptyState page title={t("training.locked")} text={t(lockReasons[reason])}>
      {isDoing(next) && <NextLink domain={domain} program={program} step={next} />}
    </EmptyState>
  );
}
