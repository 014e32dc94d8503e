import type { Operations } from "@vigil/model/operations/operations";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/Card.tsx";
import { formatInstant } from "../ui/format.ts";
import { Table } from "../ui/Table.tsx";
import styles from "./Operations.module.css";

/** Mails that will never arrive, newest first. */
export function MailsCard({ mails }: { mails: Operations["mailsGivenUp"] }) {
  const { t } = useTranslation();
  return (
    <Card title={t("operations.mailsTitle")} lead={t("operations.mailsLead")} wide>
      {mails.length === 0 ? (
        <p>{t("operations.mailsNone")}</p>
      ) : (
        <Table label={t("operations.mailsTitle")}>
          <thead>
            <tr>
              {(["givenUpAt", "domain", "ofSubscription", "reason"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`operations.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, domain, givenUpAt, subscriptionId, error }) => (
              <tr key={id}>
                <td>{formatInstant(givenUpAt)}</td>
                <td>
                  <bdi>{domain}</bdi>
                </td>
                <td>{subscriptionId ?? "–"}</td>
                <td>
                  <bdi className={styles.reason}>{error}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
