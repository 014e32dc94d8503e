import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonLook } from "../../ui/buttonLook.ts";
import { useDraft } from "../draft/useDraft.ts";
import { keptPlace } from "./keptPlace.ts";

/** To the languages of the course, and back to where one wrote. */
export function TranslationsLink() {
  const { t } = useTranslation();
  const { draft, domain } = useDraft();
  const { place } = useParams({ strict: false });
  const isHere = place === "translations";
  return (
    <Link
      className={buttonLook("plain", "bar")}
      to="/$domain/admin/courses/$id/write/$place"
      params={{ domain, id: String(draft.courseId), place: isHere ? (keptPlace(draft.courseId) ?? "course") : "translations" }}
      aria-current={isHere ? "page" : undefined}
    >
      {t(isHere ? "writing.translations.back" : "writing.translations.title")}
    </Link>
  );
}
