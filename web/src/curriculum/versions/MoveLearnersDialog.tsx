import type { VersionTransfer } from "@vigil/model/curriculum/coursePackage";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import styles from "./versions.module.css";

interface MoveDialogProps {
  plan: readonly VersionTransfer[];
  version: string;
  busy: boolean;
  confirm: () => void;
  close: () => void;
}

/** What moving does to each learner, before it is done. */
export function MoveLearnersDialog({ plan, version, busy, confirm, close }: MoveDialogProps) {
  const { t } = useTranslation();
  const title = `${t("moveLearners.title")}: ${version}`;
  return (
    <Dialog title={title} onClose={close}>
      <div className={styles.dialog}>
        <p>{t("moveLearners.lead")}</p>
        <div className={styles.plan}>
          <Table label={title}>
            <thead>
              <tr>
                {(["learner", "before", "after", "kept", "gone", "again"] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`moveLearners.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plan.map(({ courseStatusId, name, before, after, kept, gone, again }) => (
                <tr key={courseStatusId}>
                  <td>
                    <bdi>{name}</bdi>
                  </td>
                  <td>{formatPercent(before * 100)}</td>
                  <td>{formatPercent(after * 100)}</td>
                  <td>{formatNumber(kept)}</td>
                  <td>{formatNumber(gone)}</td>
                  <td>{formatNumber(again)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("coursePackage.cancel")}
          </Button>
          <Button data-first busy={busy} onClick={confirm}>
            {t("moveLearners.confirm")}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
