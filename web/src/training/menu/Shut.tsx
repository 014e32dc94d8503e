import { courseContents, type LockReason, type TrainingPath } from "@vigil/model/training/contents";
import { nextInCourse } from "@vigil/model/training/nextInCourse";
import { isDoing } from "@vigil/model/training/step";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NextLink } from "../next/NextLink.tsx";
import { LockedBy } from "./LockedBy.tsx";
import { lockReasons } from "./lockReasons.ts";

interface ShutProps {
  course: TrainingCourse;
  reason: LockReason;
  /** Where it was asked for. */
  path: TrainingPath;
  domain: string;
  program: string;
}

/** In place of what is still locked: why, what is missing, and the way to what comes first. */
export function Shut({ course, reason, path, domain, program }: ShutProps) {
  const { t } = useTranslation();
  const next = nextInCourse(course);
  return (
    <EmptyState page title={t("training.locked")} text={t(lockReasons[reason])}>
      <LockedBy course={course} root={courseContents(course)} path={path} address={{ domain, program }} />
      {isDoing(next) && <NextLink domain={domain} program={program} step={next} />}
    </EmptyState>
  );
}
