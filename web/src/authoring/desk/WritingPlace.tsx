import { kindIn } from "@vigil/model/authoring/draftPart";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { usePart } from "../draft/useDraft.ts";
import { PageDesk } from "../page/PageDesk.tsx";

// a course opens on a page of it: what else is written comes with its first visit
const CourseForm = lazy(async () => ({ default: (await import("../course/CourseForm.tsx")).CourseForm }));
const GlossaryForm = lazy(async () => ({ default: (await import("../course/GlossaryForm.tsx")).GlossaryForm }));
const ObjectivesForm = lazy(async () => ({ default: (await import("../course/ObjectivesForm.tsx")).ObjectivesForm }));
const Questions = lazy(async () => ({ default: (await import("../questionBank/Questions.tsx")).Questions }));
const SectionForm = lazy(async () => ({ default: (await import("../outline/SectionForm.tsx")).SectionForm }));
const UnitForm = lazy(async () => ({ default: (await import("../outline/UnitForm.tsx")).UnitForm }));

/** What is written at an address: a page, a unit, or what belongs to the whole course. */
export function WritingPlace({ place }: { place: string }) {
  if (place === "course") return <CourseForm />;
  if (place === "objectives") return <ObjectivesForm />;
  if (place === "glossary") return <GlossaryForm />;
  if (place === "questions") return <Questions />;
  return <PartPlace place={place} />;
}

function PartPlace({ place }: { place: string }) {
  const { t } = useTranslation();
  const part = usePart(place);
  const kind = part && kindIn(part.piece, part.key);
  if (part && kind === "page") return <PageDesk pageKey={place} />;
  if (part && kind === "unit") return <UnitForm unitKey={place} />;
  if (part && kind === "section") return <SectionForm sectionKey={place} />;
  return <EmptyState title={t("writing.goneTitle")} text={t("writing.goneText")} />;
}
