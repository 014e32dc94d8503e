import type { AssignedLearner } from "@vigil/model/curriculum/assignmentWire";
import { user, type User } from "@vigil/model/organization/user";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./assignment.module.css";

const most = 10;

interface PeopleWithoutProps {
  /** What was typed. */
  words: string;
  /** Who has the program and is found by the same words. */
  having: readonly AssignedLearner[];
  assign: ((userId: number) => void) | undefined;
}

/** People who are found by the same words and do not have the program: it can be given to them here. */
export function PeopleWithout({ words, having, assign }: PeopleWithoutProps) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data } = useQuery({
    queryKey: [user.url, "without", words],
    queryFn: ({ signal }) =>
      call<{ rows: User[] }>("GET", `${user.url}?${new URLSearchParams({ search: words, limit: `${most + having.length}` }).toString()}`, {
        signal,
      }),
  });
  const known = new Set(having.map(({ userId }) => userId));
  const found = (data?.rows ?? []).filter(({ id }) => !known.has(id)).slice(0, most);
  if (found.length === 0) return null;
  return (
    <section aria-label={t("assignment.without")}>
      <h3 className={styles.quiet}>{t("assignment.without")}</h3>
      <ul className={styles.without}>
        {found.map(({ id, firstName, lastName, username }) => (
          <li key={id}>
            <Link to="/$domain/admin/$list/$id" params={{ domain, list: user.url, id: String(id) }}>
              <bdi>{[firstName, lastName].filter(Boolean).join(" ") || username}</bdi>
            </Link>
            <small className={styles.quiet}>
              <bdi>{username}</bdi>
            </small>
            {assign && (
              <Button kind="plain" size="small" aria-label={`${t("assignment.open")}: ${username}`} onClick={() => assign(id)}>
                {t("assignment.open")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
