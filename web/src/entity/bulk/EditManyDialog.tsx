import { bulkFields, bulkModes, type BulkMode, type EditPreview } from "@vigil/model/entity/bulk/bulkEdit";
import { useQuery } from "@tanstack/react-query";
import i18next from "i18next";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import formStyles from "../form/Form.module.css";
import { FieldControl } from "../form/FieldControl.tsx";
import { serverErrors } from "../form/formErrors.ts";
import type { RecordForm } from "../form/useRecordForm.ts";
import type { ListPlace } from "../list/listPlace.ts";
import styles from "./Bulk.module.css";
import { chosenFaults } from "./chosenFaults.ts";
import { EditPreviewTable } from "./EditPreviewTable.tsx";
import type { Selected } from "./selected.ts";
import { useBulkAct } from "./useBulkAct.ts";

interface EditManyDialogProps {
  place: ListPlace;
  chosen: Selected;
  done: () => void;
  close: () => void;
}

/** Fields are chosen, then their values; nothing is written before one has seen what changes from what to what. */
export function EditManyDialog({ place, chosen, done, close }: EditManyDialogProps) {
  const { t } = useTranslation();
  const { entity } = place;
  const { accessLevelCode } = useUser();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [modes, setModes] = useState<Readonly<Record<string, BulkMode>>>({});
  const [looking, setLooking] = useState<object>();
  const [tried, setTried] = useState(false);
  const controls = useQuery({
    queryKey: ["place", "controls", entity.name],
    queryFn: async () => (await place.place.controls?.()) ?? {},
    staleTime: Infinity,
  });
  const names = Object.keys(values);
  const further = bulkFields(entity).filter(
    (name) => !(name in values) && (entity.fields[name]?.system !== true || accessLevelCode === "sup"),
  );
  const edit = { values, modes };
  const preview = useQuery({
    queryKey: ["bulkEdit", entity.name, chosen, looking],
    queryFn: ({ signal }) =>
      call<EditPreview>("POST", `${entity.url}/edit/preview`, {
        body: { on: chosen.on, language: i18next.language, ...looking },
        signal,
      }),
    enabled: looking !== undefined,
    gcTime: 0,
    retry: false,
  });
  const acting = useBulkAct({
    chosen,
    path: () => `${entity.url}/edit`,
    body: () => edit,
    told: (count) => t("bulk.edited", { count }),
    done: () => {
      close();
      done();
    },
    stale: [{ queryKey: [entity.url] }, ...(place.place.refreshes ?? []).map((queryKey) => ({ queryKey }))],
    refusal: "here",
  });
  const problem = acting.problem ?? preview.error ?? undefined;
  const faults = tried ? chosenFaults(entity, values) : {};
  const begin = () => {
    setLooking(undefined);
    setTried(false);
  };
  const set = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    begin();
    acting.forget();
  };
  const form: RecordForm = {
    entity,
    record: null,
    names,
    values,
    errors: { ...serverErrors(entity, problem), ...faults },
    dirty: true,
    saving: acting.busy,
    before: {},
    restored: undefined,
    stale: undefined,
    set,
    check: () => {},
    refuses: () => false,
    discard: () => {},
    save: async () => undefined,
  };
  const shown = looking === undefined || preview.isFetching ? undefined : preview.data;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (shown) void acting.run();
    else {
      setTried(true);
      // as long as one is not sound, nothing is shown as what would be written
      if (Object.keys(chosenFaults(entity, values)).length === 0) setLooking(edit);
    }
  };

  return (
    <Dialog title={t("bulk.editTitle", { count: chosen.count })} onClose={close} wide>
      <form className={styles.form} onSubmit={submit}>
        {names.map((name) => (
          <div key={name} className={styles.field}>
            {entity.fields[name]?.kind === "references" ? (
              <label>
                {t("bulk.how")}{" "}
                <select
                  className={`${formStyles.input} ${formStyles.short}`}
                  value={modes[name] ?? "set"}
                  onChange={({ target }) => {
                    setModes({ ...modes, [name]: target.value as BulkMode });
                    begin();
                  }}
                >
                  {bulkModes.map((mode) => (
                    <option key={mode} value={mode}>
                      {t(`bulk.modes.${mode}`)}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <span />
            )}
            <div>{controls.data?.[name]?.(form, name) ?? <FieldControl form={form} name={name} />}</div>
            <Button
              kind="text"
              aria-label={t("entity.remove", { name: fieldLabel(entity.name, name) })}
              onClick={() => {
                setValues(({ [name]: _gone, ...rest }) => rest);
                setModes(({ [name]: _mode, ...rest }) => rest);
                begin();
              }}
            >
              ✕
            </Button>
          </div>
        ))}
        <label>
          {t("bulk.addField")}{" "}
          <select
            data-first
            className={`${formStyles.input} ${formStyles.short}`}
            value=""
            onChange={({ target }) => target.value && set(target.value, entity.fields[target.value]?.initial)}
          >
            <option value="">{t("entity.choose")}</option>
            {further.map((name) => (
              <option key={name} value={name}>
                {fieldLabel(entity.name, name)}
              </option>
            ))}
          </select>
        </label>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {shown && <EditPreviewTable entity={entity} preview={shown} />}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button
            type="submit"
            busy={preview.isFetching || acting.busy}
            disabled={names.length === 0 || Object.keys(faults).length > 0 || (shown !== undefined && shown.changed === 0)}
          >
            {shown ? t("bulk.apply") : t("bulk.preview")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
