import { kindIn } from "@vigil/model/authoring/draftPart";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { CourseForm } from "../course/CourseForm.tsx";
import { GlossaryForm } from "../course/GlossaryForm.tsx";
import { ObjectivesForm } from "../course/ObjectivesForm.tsx";
import { usePart } from "../draft/useDraft.ts";
import { SectionForm } from "../outline/SectionForm.tsx";
import { UnitForm } from "../outline/UnitForm.tsx";
import { PageDesk } from "../page/PageDesk.tsx";
import { Questions } from "../questionBank/Questions.tsx";

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
