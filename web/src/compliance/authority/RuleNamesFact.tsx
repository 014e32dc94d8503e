import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleNames } from "@vigil/model/compliance/authority/authorityWire";
import { entityNamed } from "@vigil/model/entity/path";
import { useTranslation } from "react-i18next";
import { ReferenceNames } from "../../entity/record/ReferenceNames.tsx";
import styles from "../../entity/record/Record.module.css";
import { useUser } from "../../shell/user.ts";
import { ruleNamesQuery } from "./ruleNamesQuery.ts";

/** What a rule names: by links for who may open their list, by name alone for who reads rules and nothing else. */
export function RuleNamesFact({ rule, name }: { rule: AuthorityRule; name: keyof RuleNames }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const { permissions } = useUser();
  const to = authorityRule.fields[name].to ?? "";
  // new people take the same where nothing is said of them; nobody named is everybody
  const of = name === "newPrograms" && rule[name].length === 0 ? "programs" : name;
  const ids = rule[of];
  const none =
    name === "companies" ? "authority.anyCompany" : name === "groups" || name === "accessLevels" ? "authority.anyStanding" : "entity.none";
  const opens = permissions.includes(`${entityNamed(to).plural}:view`);
  const { data } = useQuery({ ...ruleNamesQuery(rule), enabled: !opens && ids.length > 0 });
  if (opens || ids.length === 0) return <ReferenceNames to={to} ids={ids} domain={domain} none={t(none)} />;
  if (data === undefined) return null;
  const beyond = ids.length - data[of].length;
  return (
    <ul className={styles.names}>
      {data[of].map((one) => (
        <li key={one.id}>
          <bdi>{one.name}</bdi>
        </li>
      ))}
      {beyond > 0 && <li className={styles.quiet}>{t("authority.namesBeyond", { count: beyond })}</li>}
    </ul>
  );
}
