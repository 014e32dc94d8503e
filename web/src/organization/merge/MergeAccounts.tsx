import type { MergeField, MergePreview } from "@vigil/model/organization/userMerge";
import { useTranslation } from "react-i18next";
import { broughtText } from "../../entity/broughtText.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { formatDate, formatDuration, formatInstant, formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import styles from "../userMoves.module.css";
import { differing } from "./takenAtFirst.ts";

interface MergeAccountsProps {
  preview: MergePreview;
  take: readonly MergeField[];
  setTake: (take: MergeField[]) => void;
}

/** The two accounts: who they are, what they hold, and which values the kept one will have. */
export function MergeAccounts({ preview, take, setTake }: MergeAccountsProps) {
  const { t } = useTranslation();
  const { kept, merged } = preview;
  const valueOf = (field: MergeField, value: string | null) =>
    !value ? t("userMoves.empty") : field === "birthDate" ? formatDate(value) : value;
  const choose = (field: MergeField, taken: boolean) => setTake(taken ? [...take, field] : take.filter((other) => other !== field));
  const facts = [
    ["company", kept.company, merged.company],
    ["accessLevel", ...[kept, merged].map(({ accessLevel }) => broughtText("accessLevel", accessLevel))],
    ["lastSeenAt", ...[kept, merged].map(({ lastSeenAt }) => (lastSeenAt ? formatInstant(lastSeenAt) : t("userMoves.never")))],
  ] as const;
  const holds = [
    ["runs", ...[kept, merged].map(({ holds: { runs } }) => formatNumber(runs))],
    ["time", ...[kept, merged].map(({ holds: { seconds } }) => formatDuration(seconds))],
    ["sessions", ...[kept, merged].map(({ holds: { sessions } }) => formatNumber(sessions))],
    ["attempts", ...[kept, merged].map(({ holds: { attempts } }) => formatNumber(attempts))],
    ["certificates", ...[kept, merged].map(({ holds: { certificates } }) => formatNumber(certificates))],
    ["credits", ...[kept, merged].map(({ holds: { credits } }) => formatNumber(credits))],
  ] as const;
  const row = ([name, mine = "", theirs = ""]: readonly [(typeof facts | typeof holds)[number][0], ...string[]]) => (
    <tr key={name}>
      <th scope="row">{t(`userMoves.${name}`)}</th>
      <td>
        <bdi>{mine}</bdi>
      </td>
      <td data-goes>
        <bdi>{theirs}</bdi>
      </td>
    </tr>
  );
  const chosen = differing(preview);
  return (
    // The scrolled region must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.compare} aria-label={t("userMoves.account")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("userMoves.account")}</th>
            <th scope="col">
              <bdi>{kept.username}</bdi> <Tag tone="good">{t("userMoves.kept")}</Tag>
            </th>
            <th scope="col">
              <bdi>{merged.username}</bdi> <Tag tone="bad">{t("userMoves.goes")}</Tag>
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map(row)}
          {chosen.length > 0 && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.part}>
                {t("userMoves.take")}
              </th>
            </tr>
          )}
          {chosen.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldLabel("user", field)}</th>
              {[kept, merged].map((account, index) => (
                <td key={account.id}>
                  <label>
                    <input
                      type="radio"
                      name={`take-${field}`}
                      aria-label={`${fieldLabel("user", field)}: ${valueOf(field, account[field])}`}
                      checked={take.includes(field) === (index === 1)}
                      onChange={() => choose(field, index === 1)}
                    />
                    <bdi>{valueOf(field, account[field])}</bdi>
                  </label>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.part}>
              {t("userMoves.holds")}
            </th>
          </tr>
          {holds.map(row)}
        </tbody>
      </table>
    </section>
  );
}
