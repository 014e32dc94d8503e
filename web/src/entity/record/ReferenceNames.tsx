import { entityNamed } from "@vigil/model/entity/path";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { broughtText } from "../broughtText.ts";
import { useUser } from "../../shell/user.ts";
import { formatNumber } from "../../ui/format.ts";
import { optionsQuery } from "../entityCalls.ts";
import { listAt } from "../list/lists.ts";
import type { Option } from "../row.ts";
import styles from "./Record.module.css";

/** Names are asked for up to here; of the rest only the number is told. */
export const mostNamed = 100;

interface ReferenceNamesProps {
  to: string;
  ids: readonly number[];
  domain: string;
  none: string;
}

/** Several records by name, each leading to its page. */
export function ReferenceNames(props: ReferenceNamesProps) {
  const first = props.ids.slice(0, mostNamed);
  const { data } = useQuery({ ...optionsQuery(entityNamed(props.to), { id: first.join(",") }), enabled: first.length > 0 });
  return <NamedRecords {...props} named={data} />;
}

/** The same where their names were asked for in another way; of those that the reader does not see only the number is told. */
export function NamedRecords({ to, ids, domain, none, named }: ReferenceNamesProps & { named: readonly Option[] | undefined }) {
  const { t } = useTranslation();
  if (ids.length === 0) return <span className={styles.quiet}>{none}</span>;
  if (named === undefined) return null;
  const seen = ids.slice(0, mostNamed).flatMap((id) => named.find((one) => one.id === id) ?? []);
  const count = ids.length - seen.length;
  return (
    <ul className={styles.names}>
      {seen.map(({ id, name }) => (
        <li key={id}>
          <RecordLink to={to} id={id} name={name} domain={domain} />
        </li>
      ))}
      {count > 0 && (
        <li className={styles.quiet}>
          {seen.length > 0 ? t("acts.others", { count, formatted: formatNumber(count) }) : t("entity.count", { count })}
        </li>
      )}
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
