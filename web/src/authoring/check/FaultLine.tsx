import { kindIn } from "@vigil/model/authoring/draftPart";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { DraftParts } from "../draft/draftParts.ts";
import { nameOf } from "../draft/nameOf.ts";
import { titleOf } from "../draft/titleOf.ts";
import { useDraft } from "../draft/useDraft.ts";
import type { FoundFault } from "./checked.ts";

/** What is wrong in one place, and the way to it. */
export function FaultLine({ faults, close }: { faults: readonly FoundFault[]; close: () => void }) {
  const { t } = useTranslation();
  const { draft, desk, domain } = useDraft();
  const [fault] = faults as [FoundFault, ...FoundFault[]];
  const place = placeOf(fault, desk.parts);
  const named =
    place === "glossary" || place === "objectives" || place === "questions"
      ? `${t(`writing.wholes.${place}`)}: ${(fault.key !== null && nameOf(desk.parts.keyed(fault.key))) || t("writing.unnamed")}`
      : (titleOf(desk.parts.keyed(place)?.block) ?? t("writing.wholes.course"));
  return (
    <li data-grave={fault.grave || undefined}>
      <Link
        to="/$domain/admin/courses/$id/write/$place"
        params={{ domain, id: String(draft.courseId), place }}
        {...hashOf(fault)}
        // on a phone it stands where the page would
        onClick={() => matchMedia("(max-width: 800px)").matches && close()}
      >
        <strong>
          <bdi>{named}</bdi>
        </strong>
        <span>
          {!fault.grave && `${t("writing.worthKnowing")} `}
          {[...new Set(faults.map(({ message }) => message))].join(" ")}
        </span>
      </Link>
    </li>
  );
}

/** What of that page. */
const hashOf = ({ locale, key }: FoundFault): { hash?: string } =>
  locale !== null ? { hash: key === null ? locale : `${locale}.${key}` } : key === null ? {} : { hash: key };

/** The page on which it is mended. */
function placeOf({ piece, key, locale }: FoundFault, parts: DraftParts): string {
  if (locale !== null) return "translations";
  const kind = piece === null ? undefined : kindIn(piece, key ?? "");
  if (kind === "block") return piece!;
  if (kind === "page" || kind === "unit" || kind === "section") return key!;
  if (kind === "objective") return "objectives";
  if (kind === "term") return "glossary";
  if (kind === "question") return "questions";
  if (kind === "lab") return pageOfLab(Number(key!.slice(1)), parts) ?? "course";
  return "course";
}

const pageOfLab = (id: number, parts: DraftParts): string | undefined =>
  parts.all().find(({ locale, block }) => locale === null && "labs" in block && block.labs.includes(id))?.key;
