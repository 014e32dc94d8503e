import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { user } from "@vigil/model/organization/user";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call, domainOfPage } from "../../api.ts";
import { AssignPrograms } from "../../curriculum/assignment/AssignPrograms.tsx";
import type { ListAnswer } from "../../entity/row.ts";
import { can, useUser } from "../../shell/user.ts";
import { buttonLook } from "../../ui/buttonLook.ts";
import { formatNumber } from "../../ui/format.ts";
import { FirstPasswords } from "../user/FirstPasswords.tsx";
import { InviteUsers } from "../user/InviteUsers.tsx";
import styles from "./UserImport.module.css";

const done = () => {};

/** What comes next for exactly the people of a file: their list, programs, and how they get in. */
export function PeopleOfImport({ run }: { run: UserImport }) {
  const { t } = useTranslation();
  const who = useUser();
  const matching = { importId: String(run.id) };
  const query = new URLSearchParams({ ...matching, limit: "1", fields: user.title, count: "exact" });
  const { data } = useQuery({
    queryKey: [user.url, "ofImport", run.id],
    queryFn: ({ signal }) => call<ListAnswer>("GET", `${user.url}?${query.toString()}`, { signal }),
    enabled: can(who, "users:view"),
  });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  const chosen = { on: { matching, count }, count };
  return (
    <section aria-label={t("userImport.next")}>
      <h3 className={styles.next}>{t("userImport.next")}</h3>
      <div className={styles.buttons}>
        <Link
          to="/$domain/admin/$list"
          params={{ domain: domainOfPage(), list: user.url }}
          search={matching}
          className={buttonLook("primary", "bar")}
        >
          {t("userImport.people", { count, number: formatNumber(count) as never })}
        </Link>
        {can(who, "users:edit") && (
          <>
            <AssignPrograms people={{ matching }} done={done} />
            <InviteUsers chosen={chosen} done={done} />
            <FirstPasswords chosen={chosen} done={done} />
          </>
        )}
      </div>
    </section>
  );
}
