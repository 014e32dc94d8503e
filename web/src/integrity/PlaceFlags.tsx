import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import type { ListAnswer } from "../entity/row.ts";
import { plainText } from "../entity/plainText.ts";
import { can, useUser } from "../shell/user.ts";
import { flagSentence } from "./flagSentence.ts";
import styles from "./Integrity.module.css";
import { VerdictTag } from "./integrityFlagCells.tsx";
import { ReviewFlags } from "./ReviewFlags.tsx";

const most = 100;

/** What looked odd about one session or attempt, for whoever audits it; nothing where nothing did. */
export function PlaceFlags(place: { simulatorSessionId: number } | { examAttemptId: number }) {
  const { t } = useTranslation();
  const user = useUser();
  const [filter] = Object.entries(place).map(([name, id]) => `${name}=${id}`);
  const { data } = useQuery({
    queryKey: ["integrityflags", "place", filter],
    queryFn: ({ signal }) =>
      call<ListAnswer>("GET", `integrityflags?${filter}&fields=facts,verdict,note&order=asc(id)&limit=${most}&count=none`, {
        signal,
      }),
    enabled: can(user, "integrityFlags:view"),
  });
  if (data === undefined || data.rows.length === 0) return null;
  const open = data.rows.filter(({ verdict }) => verdict === "open").map(({ id }) => id);
  return (
    <section className={styles.flags} aria-label={t("integrity.title")}>
      <header className={styles.head}>
        <div>
          <h2>{t("integrity.title")}</h2>
          <p className={styles.quiet}>{t("integrity.lead")}</p>
        </div>
        {open.length > 0 && can(user, "integrityFlags:edit") && (
          <ReviewFlags chosen={{ on: { ids: open }, count: open.length }} done={() => {}} />
        )}
      </header>
      <ul>
        {data.rows.map(({ id, facts, verdict, note }) => (
          <li key={id}>
            <VerdictTag verdict={verdict} /> <span>{flagSentence(facts)}</span>
            {note !== "" && (
              <small className={styles.quiet}>
                <bdi>{plainText(note)}</bdi>
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
