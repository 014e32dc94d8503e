import type { ImportOrder } from "@vigil/model/organization/userImport/importOrder";
import { importKeys } from "@vigil/model/organization/userImport/importTarget";
import { locales } from "@vigil/model/identity/locales";
import { useTranslation } from "react-i18next";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { useSendsMail } from "../../identity/useSendsMail.ts";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { languageInWords } from "../../curriculum/languageInWords.ts";
import { OrderChoice } from "./OrderChoice.tsx";
import styles from "./UserImport.module.css";

interface OrderFieldsProps {
  order: ImportOrder;
  set: (changes: Partial<ImportOrder>) => void;
}

/** Whom lines mean, what becomes of them, and what new people get where the file says nothing. */
export function OrderFields({ order, set }: OrderFieldsProps) {
  const { t } = useTranslation();
  const who = useUser();
  const mails = useSendsMail();
  const mayEdit = can(who, "users:edit");
  const tick = (name: "creates" | "updates" | "makesCompanies" | "makesGroups" | "pastDays" | "otherPeople" | "invites", may = true) => (
    <label>
      <input type="checkbox" checked={order[name]} disabled={!may} onChange={({ target }) => set({ [name]: target.checked })} />
      {t(`userImport.${name}`)}
    </label>
  );
  return (
    <div className={styles.columns}>
      <Card title={t("userImport.rules")}>
        <div className={styles.form}>
          <OrderChoice
            label={t("userImport.key")}
            value={order.key}
            options={importKeys.map((key) => [key, t(`userImport.keys.${key}`)])}
            choose={(key) => set({ key })}
          />
          <div className={styles.ticks}>
            {tick("creates")}
            {tick("updates", mayEdit)}
            {order.columns.some((column) => column === "dueOn" || column === "endsOn") && tick("pastDays")}
          </div>
          {mayEdit && (
            <OrderChoice
              label={t("userImport.absent")}
              value={order.absent}
              options={(["leave", "companies", "all"] as const).map((absent) => [absent, t(`userImport.absentOptions.${absent}`)])}
              choose={(absent) => set({ absent })}
            />
          )}
          <OrderChoice
            label={t("userImport.lists")}
            value={order.lists}
            options={(["add", "replace"] as const).map((lists) => [lists, t(`userImport.listsOptions.${lists}`)])}
            choose={(lists) => set({ lists })}
          />
          <OrderChoice
            label={t("userImport.dates")}
            value={order.dates}
            options={(["dmy", "mdy"] as const).map((dates) => [dates, t(`userImport.datesOptions.${dates}`)])}
            choose={(dates) => set({ dates })}
          />
        </div>
      </Card>
      <Card title={t("userImport.newPeople")}>
        <div className={styles.form}>
          {(["company", "accessLevel"] as const).map((to) => (
            <ReferenceControl
              key={to}
              name={`${to}Id`}
              label={t(`userImport.${to}Id`)}
              description=""
              error={undefined}
              withAsterisk={false}
              onBlur={() => {}}
              to={to}
              value={order[`${to}Id`]}
              nullable
              set={(id) => set({ [`${to}Id`]: id })}
            />
          ))}
          <OrderChoice
            label={t("userImport.locale")}
            value={order.locale}
            options={locales.map((code) => [code, languageInWords(code)])}
            choose={(locale) => set({ locale })}
          />
          <div className={styles.ticks}>
            {can(who, "companies:add") && tick("makesCompanies")}
            {can(who, "groups:add") && tick("makesGroups")}
            {tick("otherPeople")}
            {tick("invites", mails === true)}
            {mails === false && <small>{t("userImport.noMail")}</small>}
          </div>
        </div>
      </Card>
    </div>
  );
}
