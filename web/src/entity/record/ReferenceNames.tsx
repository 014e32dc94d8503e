import { entityNamed } from "@vigil/model/entity/path";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { broughtText } from "../broughtText.ts";
import { useUser } from "../../shell/user.ts";
import { optionsQuery } from "../entityCalls.ts";
import { listAt } from "../list/lists.ts";
import styles from "./Record.module.css";

/** Names are asked for up to here; of the rest only the number is told. */
const named = 100;

/** Several records by name, each leading to its page. */
export function ReferenceNames({ to, ids, domain, none }: { to: string; ids: readonly number[]; domain: string; none: string }) {
  const { t } = useTranslation();
  const first = ids.slice(0, named);
  const { data: options } = useQuery({ ...optionsQuery(entityNamed(to), { id: first.join(",") }), enabled: first.length > 0 });
  if (ids.length === 0) return <span className={styles.quiet}>{none}</span>;
  return (
    <ul className={styles.names}>
      {first.map((id) => (
        <li key={id}>
          <RecordLink to={to} id={id} name={options?.find((option) => option.id === id)?.name ?? String(id)} domain={domain} />
        </li>
      ))}
      {ids.length > named && <li className={styles.quiet}>{t("entity.count", { count: ids.length })}</li>}
    </ul>
  );
}

/** A record by name; whoever may not see its list reads the name alone. */
export function RecordLink({ to, id, name: kept, domain }: { to: string; id: number; name: string; domain: string }) {
  const { url, plural } = entityNamed(to);
  const name = broughtText(to, kept);
  const { permissions } = useUser();
  if (!listAt(url) || !permissions.includes(`${plural}:view`)) return <bdi>{name}</bdi>;
  return (
    <Link to="/$domain/admin/$list/$id" params={{ domain, list: url, id: String(id) }} preload={false}>
      <bdi>{name}</bdi>
    </Link>
  );
}
