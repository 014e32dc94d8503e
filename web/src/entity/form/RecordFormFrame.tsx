import { useBlocker } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { showProblem } from "../../shell/alerts.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./Form.module.css";
import { adding } from "../record/adding.ts";
import type { RecordPlace } from "../record/recordPlace.ts";
import type { Row } from "../row.ts";
import { formatInstant } from "../../ui/format.ts";
import { isLeaving } from "../../shell/leaveForSignIn.ts";
import { FormConflict } from "./FormConflict.tsx";
import { EntityForm } from "./EntityForm.tsx";
import { useAddressedField } from "./useAddressedField.ts";
import type { RecordForm } from "./useRecordForm.ts";
import { Button } from "../../ui/Button.tsx";

interface RecordFormFrameProps {
  form: RecordForm;
  place: RecordPlace;
  saved: (record: Row) => void;
  cancel: () => void;
  /** Fetches the version that somebody else saved. */
  reload?: () => void;
}

const apple = /mac|iphone|ipad/iu.test(navigator.userAgent);

/** Around the fields of a record: saving by button and ⌘S, the guard over what is not saved, and the conflict of two editors. */
export function RecordFormFrame({ form, place, saved, cancel, reload }: RecordFormFrameProps) {
  const { t } = useTranslation();
  useAddressedField();
  const refused = Object.keys(form.errors).length > 0;
  const asking = useRef(false);
  const added = adding.use();
  /** Saved as soon as what was chosen last is added; how many were refused before. */
  const [waits, setWaits] = useState<number>();

  useBlocker({
    shouldBlockFn: async () => {
      if (!form.dirty || form.saving) return false;
      const leaves = await confirmed({
        title: t("entity.unsavedTitle"),
        text: t("entity.unsavedText"),
        confirm: t("entity.leave"),
        danger: true,
      });
      if (leaves) form.discard();
      return !leaves;
    },
    enableBeforeUnload: () => form.dirty && !isLeaving(),
  });

  const save = async (overwrite = false) => {
    const { count, refused: before } = adding.get();
    if (count > 0) return setWaits(before);
    if (form.saving || asking.current || form.refuses()) return; // nobody is asked about what cannot be saved
    asking.current = true;
    try {
      const asked = await place.place.question?.(form.values, form.record);
      if (asked && !(await confirmed(asked))) return;
    } catch (problem) {
      showProblem(problem);
      return;
    } finally {
      asking.current = false;
    }
    const record = await form.save({ overwrite });
    if (record) saved(record);
  };
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (waits === undefined || added.count > 0) return;
    setWaits(undefined);
    if (waits === added.refused) saveNow();
  }, [waits, added]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {form.restored !== undefined && form.dirty && (
        <Message kind="info">
          <p>{t("entity.restored", { at: formatInstant(new Date(form.restored).toISOString()) })}</p>
          <div className={styles.choices}>
            <Button kind="plain" size="small" onClick={form.discard}>
              {t("entity.discard")}
            </Button>
          </div>
        </Message>
      )}
      <EntityForm form={form} place={place} />
      {/* Where the hand is: beside the button that was just pressed. */}
      <div className={styles.bar}>
        {place.Summary && form.dirty && (
          <div className={styles.above}>
            <place.Summary form={form} />
          </div>
        )}
        {form.stale !== undefined && reload && <FormConflict form={form} reload={reload} overwrite={() => void save(true)} />}
        <span className={styles.hint} role="status" data-refused={refused || undefined}>
          {refused ? t("entity.refused") : form.dirty ? t("entity.saveHint", { keys: apple ? "⌘S" : "Ctrl S" }) : t("entity.noChanges")}
        </span>
        <Button kind="plain" onClick={cancel}>
          {t("shell.cancel")}
        </Button>
        {/* The field that was just corrected keeps the focus: leaving it would move the page under the pointer, and the press would miss. */}
        <Button type="submit" busy={form.saving || waits !== undefined} onMouseDown={(event) => event.preventDefault()}>
          {t("entity.save")}
        </Button>
      </div>
    </form>
  );
}
