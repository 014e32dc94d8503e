import "@mantine/core/styles/Input.layer.css";
import { unit as unitModel } from "@vigil/model/training/courseContent";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { usePiece, usePart, useChange } from "../draft/useDraft.ts";
import { CourseSetting } from "../course/CourseSetting.tsx";
import { SettingsNote } from "../course/SettingsNote.tsx";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import styles from "../desk/forms.module.css";
import { Field } from "../desk/Field.tsx";
import { useOutlineActs } from "./useOutlineActs.ts";

const types = unitModel.shape.type.options;

/** What a unit is, and whether it has an exam of its own. */
export function UnitForm({ unitKey }: { unitKey: string }) {
  const { t } = useTranslation();
  const unit = usePart<"unit">(unitKey);
  const sections = usePiece<"section">(unitKey);
  const change = useChange();
  const acts = useOutlineActs();
  if (!unit) return null;
  const { name, type, tested, examSize } = unit.block;
  const isContent = type === "Content";
  return (
    <>
      <PlaceHead title={name} kind={t("writing.kinds.unit")} />
      <div className={styles.form}>
        <Field
          key={unitKey}
          label={t("writing.name")}
          value={name}
          partKey={unitKey}
          path="name"
          unnamed={name === t("writing.newUnit")}
          onChange={(value) => change(unit, { name: value })}
        />
        <label className={styles.label}>
          {t("writing.unitType")}
          <select
            className={styles.select}
            value={type}
            onChange={({ target }) => change(unit, { type: types.find((each) => each === target.value) ?? type })}
          >
            {types.map((each) => (
              <option key={each} value={each} disabled={each !== "Content" && sections.length > 0}>
                {t(`writing.unitTypes.${each}`)}
              </option>
            ))}
          </select>
        </label>
        {isContent && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={tested}
              onChange={({ target }) => change(unit, target.checked ? { tested: true } : { tested: false, examSize: undefined })}
            />
            {t("writing.tested")}
          </label>
        )}
        {isContent && tested && (
          <label className={styles.label}>
            {t("writing.examSize")}
            <input
              type="number"
              className={styles.number}
              min={1}
              max={200}
              value={examSize ?? ""}
              placeholder={t("writing.allQuestions")}
              onChange={({ target }) => change(unit, { examSize: target.value === "" ? undefined : Number(target.value) })}
            />
          </label>
        )}
        {isContent && tested && (
          <>
            <CourseSetting name="unitPassingScore" />
            <p className={styles.hint}>{t("writing.setting.ofAllUnits")}</p>
            <SettingsNote />
          </>
        )}
        {isContent && (
          <p>
            <Button kind="plain" onClick={() => void acts.addSection(unitKey)}>
              {t("writing.addSection")}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
