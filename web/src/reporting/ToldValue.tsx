import type { Entity } from "@vigil/model/entity/entity";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { entityNamed } from "@vigil/model/entity/path";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shownPath } from "../entity/list/columns.ts";
import { optionsQuery } from "../entity/entityCalls.ts";
import { plainText } from "../entity/plainText.ts";
import { RecordLink, ReferenceNames } from "../entity/record/ReferenceNames.tsx";
import { phraseOf } from "../phraseOf.ts";
import { optionLabel } from "../shell/recordPhrase.ts";
import { can, useUser } from "../shell/user.ts";
import { formatDate, formatInstant, formatNumber } from "../ui/format.ts";
import styles from "./Event.module.css";
import { isValues } from "./eventParts.ts";
import { ToldLocks } from "./ToldLocks.tsx";

/** What the numbers beside a change name. */
const named: Readonly<Record<string, string>> = {
  programId: "program",
  courseId: "course",
  companyId: "company",
  userId: "user",
  keptId: "user",
  mergedId: "user",
  quizId: "quiz",
  libraryId: "imageLibrary",
  imageLibraryId: "imageLibrary",
  identityProviderId: "identityProvider",
  programTransferId: "programTransfer",
  trainingEventId: "trainingEvent",
};
const moments = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

interface ToldValueProps {
  /** The record that the event is about, where it is one of a list. */
  entity: Entity | undefined;
  name: string;
  values: Readonly<Record<string, unknown>>;
}

/** A value of an event as people read it: labels of choices, names of records. */
export function ToldValue({ entity, name, values }: ToldValueProps): ReactNode {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const field = entity?.fields[name];
  const value = values[name];
  if (value === null || value === undefined || value === "") return "–";
  if (value === "[redacted]") return t("events.secret");
  const to = field?.kind === "reference" ? field.to : field === undefined ? named[name] : undefined;
  if (to !== undefined && typeof value === "number")
    return <NamedRecord to={to} id={value} known={field ? plainText(values[shownPath(name, field)]) : ""} domain={domain} />;
  if (field?.kind === "references" && Array.isArray(value))
    return <ReferenceNames to={field.to ?? ""} ids={value as number[]} domain={domain} none={t("entity.none")} />;
  if (typeof value === "boolean") return t(value ? "entity.yes" : "entity.no");
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "string") {
    if (field?.kind === "choice") return <bdi>{optionLabel(entity!.name, name, value)}</bdi>;
    if (field?.kind === "date") return formatDate(value);
    if (moments.test(value)) return formatInstant(value);
    return <bdi>{field ? value : phraseOf(`events.values.${value}`, value)}</bdi>;
  }
  if (Array.isArray(value) && value.every((each) => typeof each === "string" || typeof each === "number"))
    return <bdi>{value.join(", ")}</bdi>;
  if (name === "locks" && Array.isArray(value) && value.every(isValues)) return <ToldLocks locks={value} />;
  if (isValues(value))
    return (
      <ul className={styles.parts}>
        {Object.entries(value).map(([part, inner]) => (
          <li key={part}>
            <bdi>{phraseOf(`settings.${part}`, part)}</bdi>:{" "}
            <bdi>{isValues(inner) || Array.isArray(inner) ? JSON.stringify(inner) : plainText(inner)}</bdi>
          </li>
        ))}
      </ul>
    );
  return <code dir="ltr">{JSON.stringify(value)}</code>;
}

/** A record by its name of today, or as it was called when nobody may ask any more. */
function NamedRecord({ to, id, known, domain }: { to: string; id: number; known: string; domain: string }) {
  const entity = entityNamed(to);
  const user = useUser();
  const asks = known === "" && can(user, `${entity.plural}:view` as Parameters<typeof can>[1]);
  const { data: options } = useQuery({ ...optionsQuery(entity, { id: String(id) }), enabled: asks });
  return <RecordLink to={to} id={id} name={known || options?.[0]?.name || String(id)} domain={domain} />;
}
