import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { recordQuery } from "../entityCalls.ts";
import { FieldFact } from "../record/FieldFact.tsx";
import { ReferenceNames } from "../record/ReferenceNames.tsx";
import type { Row } from "../row.ts";
import { comparedFields } from "./comparedFields.ts";
import styles from "./Form.module.css";
import type { RecordForm } from "./useRecordForm.ts";

interface CompareDialogProps {
  form: RecordForm;
  close: () => void;
  overwrite: () => void;
}

/** Field by field: what stood there, what somebody else saved, and what was typed. */
export function CompareDialog({ form, close, overwrite }: CompareDialogProps) {
  const { t } = useTranslation();
  const { entity, record, values, before } = form;
  const { data: theirs, error } = useQuery({
    ...recordQuery(entity, record?.id ?? 0),
    // apart from the record of the page, which begins the form anew
    queryKey: [entity.url, "compared", record?.id ?? 0, form.stale ?? 0],
    gcTime: 0,
  });
  const names = form.names.filter((name) => entity.fields[name]?.kind !== "secret" && entity.fields[name]?.command !== true);
  const rows = theirs ? comparedFields(names, before, values, theirs) : [];
  const shown = (name: string, of: Row) => <ComparedValue form={form} name={name} row={of} />;
  return (
    <Dialog title={t("entity.compareTitle")} onClose={close} wide>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {theirs === undefined && error === null && <Skeleton height={160} />}
      {theirs && rows.every((row) => !row.theirs) && <p>{t("entity.comparedNothing")}</p>}
      {theirs && rows.length > 0 && (
        <Table label={t("entity.compareTitle")}>
          <thead>
            <tr>
              <th scope="col">{t("entity.comparedField")}</th>
              <th scope="col">{t("entity.comparedWas")}</th>
              <th scope="col">{t("entity.comparedTheirs")}</th>
              <th scope="col">{t("entity.comparedYours")}</th>
              <td aria-hidden />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, mine, theirs: changed }) => (
              <tr key={name}>
                <th scope="row">
                  {fieldLabel(entity.name, name)} {mine && changed && <Tag tone="warn">{t("entity.comparedBoth")}</Tag>}
                </th>
                <td>{shown(name, { ...theirs, ...before })}</td>
                <td>{shown(name, theirs)}</td>
                <td>{mine ? shown(name, { ...theirs, ...values }) : "–"}</td>
                <td>
                  {mine && (
                    <Button kind="plain" size="small" onClick={() => form.set(name, changed ? theirs[name] : before[name])}>
                      {t("entity.takeTheirs")}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div className={styles.choices}>
        <Button
          onClick={() => {
            close();
            overwrite();
          }}
        >
          {t("entity.overwrite")}
        </Button>
        <Button kind="plain" onClick={close}>
          {t("shell.close")}
        </Button>
      </div>
    </Dialog>
  );
}

/** What a form holds names others by number alone, so that names are asked for. */
function ComparedValue({ form: { entity }, name, row }: { form: RecordForm; name: string; row: Row }) {
  const { t } = useTranslation();
  const field = entity.fields[name];
  const value = row[name];
  if (field?.kind === "reference" && typeof value === "number")
    return <ReferenceNames to={field.to ?? ""} ids={[value]} domain={domainOfPage()} none={t("entity.none")} />;
  return <FieldFact entity={entity} name={name} record={row} domain={domainOfPage()} />;
}
