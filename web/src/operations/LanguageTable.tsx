import type { LanguageStanding } from "@vigil/model/operations/languageStanding";
import { ownName } from "@vigil/model/phrases/languages";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber, formatPercent } from "../ui/format.ts";
import { Table } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./Operations.module.css";

/** Those that are offered first, then those that say something. */
const inOrder = (languages: readonly LanguageStanding[]): LanguageStanding[] =>
  languages.toSorted(
    (one, other) => Number(other.offered) - Number(one.offered) || other.said - one.said || one.language.localeCompare(other.language),
  );
/** Percent, never rounded up to all. */
const share = (count: number, whole: number): number => (whole === 0 ? 0 : Math.floor((1000 * count) / whole) / 10);

export function LanguageTable({ languages }: { languages: readonly LanguageStanding[] }) {
  const { t } = useTranslation();
  return (
    <Table label={t("languages.title")} pinned>
      <thead>
        <tr>
          <th scope="col">{t("shell.language")}</th>
          {(["offered", "said", "origin", "read", "outdated", "faults"] as const).map((name) => (
            <th key={name} scope="col">
              {t(`languages.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(languages).map((standing) => (
          <Row key={standing.language} standing={standing} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ standing }: { standing: LanguageStanding }) {
  const { t } = useTranslation();
  const { language, offered, phrases, said, state, outdated, faultCount } = standing;
  return (
    <tr>
      <th scope="row">
        <bdi lang={language}>{ownName(language)}</bdi> <small className={styles.tag}>{language}</small>
      </th>
      <td>{t(offered ? "entity.yes" : "entity.no")}</td>
      <td title={`${formatNumber(said)} / ${formatNumber(phrases)}`}>{state === null ? "–" : formatPercent(share(said, phrases), 1)}</td>
      <td>
        <Origin standing={standing} />
      </td>
      <td>{state === "source" || state === null ? "–" : <Readers standing={standing} />}</td>
      <td>{state === "source" || state === null ? "–" : formatNumber(outdated)}</td>
      <td>{faultCount > 0 ? <Tag tone="bad">{formatNumber(faultCount)}</Tag> : state === null ? "–" : formatNumber(0)}</td>
    </tr>
  );
}

function Origin({ standing: { state, from, licence, at } }: { standing: LanguageStanding }) {
  const { t } = useTranslation();
  const words = t(`languages.states.${state ?? "none"}`, { from: from ?? "", licence: licence ?? "" });
  return at === null || state === "source" ? words : `${words} · ${formatDate(at)}`;
}

function Readers({ standing: { reviewed, phrases, reviewers } }: { standing: LanguageStanding }) {
  const { t } = useTranslation();
  if (reviewed === 0) return <Tag tone="warn">{t("languages.nobody")}</Tag>;
  return t("languages.readBy", { share: formatPercent(share(reviewed, phrases), 1), names: reviewers.map(({ by }) => by).join(", ") });
}
