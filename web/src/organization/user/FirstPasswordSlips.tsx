import type { FirstPasswordSlip } from "@vigil/model/organization/firstPasswords";
import { useParams } from "@tanstack/react-router";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import assignment from "../../curriculum/assignment/assignment.module.css";
import { saveText } from "../../download.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Table } from "../../ui/Table.tsx";
import styles from "./FirstPasswords.module.css";

/** A cell of a file that spreadsheets open: quoted, and never a formula. */
const cell = (text: string): string => `"${/^[=+\-@\t\r]/u.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;

/** The passwords that were just made, on the screen, as a file and as slips of paper. */
export function FirstPasswordSlips({ slips, kept }: { slips: readonly FirstPasswordSlip[]; kept: () => void }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const address = `${window.location.origin}/${domain}`;
  const heads = [t("firstPasswords.name"), t("firstPasswords.username"), t("firstPasswords.password"), t("firstPasswords.address")];
  const save = () => {
    const rows = slips.map(({ name, username, password }) => [name, username, password, address]);
    saveText("first-passwords.csv", [heads, ...rows].map((row) => row.map(cell).join(",")).join("\r\n"));
    kept();
  };
  const print = () => {
    window.print();
    kept();
  };
  return (
    <>
      <Message kind="warning">{t("firstPasswords.once")}</Message>
      <div className={assignment.rows}>
        <Table label={t("firstPasswords.title")}>
          <thead>
            <tr>
              {heads.slice(0, -1).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slips.map(({ id, name, username, password }) => (
              <tr key={id}>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>
                  <bdi>{username}</bdi>
                </td>
                <td>
                  <code dir="ltr">{password}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className={assignment.buttons}>
        <Button onClick={print}>{t("firstPasswords.print")}</Button>
        <Button kind="plain" onClick={save}>
          {t("firstPasswords.save")}
        </Button>
      </p>
      {createPortal(
        <div className={styles.paper} aria-hidden="true">
          {slips.map(({ id, name, username, password }) => (
            <dl key={id} className={styles.slip}>
              <dt>{t("firstPasswords.name")}</dt>
              <dd dir="auto">{name}</dd>
              <dt>{t("firstPasswords.username")}</dt>
              <dd dir="ltr">{username}</dd>
              <dt>{t("firstPasswords.password")}</dt>
              <dd dir="ltr">
                <code>{password}</code>
              </dd>
              <dt>{t("firstPasswords.address")}</dt>
              <dd dir="ltr">{address}</dd>
            </dl>
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}
