import type { LiftAddresses, LiftedAddresses, LockedAddress } from "@vigil/model/organization/userLock";
import { user } from "@vigil/model/organization/user";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import formStyles from "../../entity/form/Form.module.css";
import { listAt } from "../../entity/list/lists.ts";
import { RecordCrumb } from "../../entity/record/RecordCrumb.tsx";
import styles from "../../identity/providers/Rules.module.css";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Table } from "../../ui/Table.tsx";
import { LockedAddressRow } from "./LockedAddressRow.tsx";

type Address = LockedAddress["address"];

/** The locks of all accounts by their address: one that guesses the passwords of many is one line. Lifted by line, by choice, or by what is searched for. */
export function LockedAddressesPage() {
  const { t } = useTranslation();
  const mayEdit = can(useUser(), "users:edit");
  const { domain } = useParams({ from: "/$domain" });
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<readonly Address[]>([]);
  const address = useDeferredValue(text.trim());
  const { data: rows, error } = useQuery({
    queryKey: ["users", "locks", "addresses", address],
    queryFn: () => call<LockedAddress[]>("GET", `users/locks?address=${encodeURIComponent(address)}`),
    placeholderData: keepPreviousData,
  });
  const { run, busy } = useAct({
    ask: (_what: LiftAddresses, count: number) => ({
      title: t("userLocks.unlockTitle", { count }),
      text: t("userLocks.unlockText"),
      confirm: t("userLocks.unlock"),
    }),
    call: (what) => call<LiftedAddresses>("POST", "users/locks/lift", { body: what }),
    done: () => setChosen([]),
    told: ({ accounts, refused, left }) =>
      [
        t("userLocks.unlocked", { count: accounts }),
        ...(refused > 0 ? [t("userLocks.notYours", { count: refused })] : []),
        ...(left > 0 ? [t("userLocks.left", { count: left })] : []),
      ].join(" "),
    stale: [{ queryKey: ["users"] }],
  });
  if (error) return <EmptyState kind="error" title={t("entity.failed")} text={problemMessage(error)} />;
  if (rows === undefined) return null;
  const accountsOf = (some: readonly LockedAddress[]) => some.reduce((sum, { accounts }) => sum + accounts, 0);
  const picked = rows.filter((row) => chosen.includes(row.address));
  const pick = (one: Address, yes: boolean) => setChosen(yes ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <>
      <PageHead
        title={t("userLocks.addresses")}
        crumb={<RecordCrumb domain={domain} list={listAt(user.url)!} />}
        lead={t("userLocks.addressesLead")}
      />
      <div className={styles.rules}>
        <label className={formStyles.field}>
          {t("userLocks.address")}
          <input
            className={`${formStyles.input} ${formStyles.short}`}
            type="search"
            dir="ltr"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {rows.length === 0 ? (
          <EmptyState title={t("userLocks.tab")} text={t(address === "" ? "userLocks.nobody" : "userLocks.noAddress")} />
        ) : (
          <Table label={t("userLocks.addresses")}>
            <thead>
              <tr>
                <th scope="col">{t("userLocks.address")}</th>
                <th scope="col">{t("userLocks.accounts")}</th>
                <th scope="col">{t("userLocks.failures")}</th>
                <th scope="col">{t("userLocks.since")}</th>
                <th scope="col">{t("userLocks.until")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <LockedAddressRow
                  key={row.address}
                  row={row}
                  chosen={mayEdit ? chosen.includes(row.address) : undefined}
                  choose={(yes) => pick(row.address, yes)}
                />
              ))}
            </tbody>
          </Table>
        )}
        {mayEdit && rows.length > 0 && (
          <div className={styles.bar}>
            {picked.length > 0 && (
              <Button busy={busy} onClick={() => void run({ addresses: picked.map((row) => row.address) }, accountsOf(picked))}>
                {t("userLocks.liftChosen")}
              </Button>
            )}
            <Button kind="plain" busy={busy} onClick={() => void run({ address }, accountsOf(rows))}>
              {t("userLocks.liftAll")}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
