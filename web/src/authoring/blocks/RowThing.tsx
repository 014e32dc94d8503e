import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import type { RowItem } from "./rowItem.ts";
import { SolidFields } from "./SolidFields.tsx";

const poses = ["flat", "edge", "end"] as const;

interface RowThingProps {
  item: RowItem;
  name: string;
  /** Where its picture lies; undefined where there is none. */
  picture: string | undefined;
  onChange: (item: RowItem, field?: string) => void;
  /** Of what lies on something else. */
  remove: (() => void) | undefined;
}

/** A thing on the belt: what it is called, how it lies, and what it is of where it is no article. */
export function RowThing({ item, name, picture, onChange, remove }: RowThingProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.thing}>
      {picture === undefined ? <span /> : <img src={picture} alt="" loading="lazy" fetchPriority="low" decoding="async" />}
      <div className={styles.fields}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {"solid" in item && <SolidFields value={item} onChange={onChange} />}
        <div className={styles.row}>
          <label className={styles.label}>
            {t("authoringForm.scan.pose")}
            <select
              className={styles.select}
              value={item.pose ?? "flat"}
              onChange={({ target }) => {
                const { pose: _, ...bare } = item;
                const pose = poses.find((one) => one === target.value) ?? "flat";
                onChange(pose === "flat" ? bare : { ...bare, pose });
              }}
            >
              {poses.map((pose) => (
                <option key={pose} value={pose}>
                  {t(`authoringForm.scan.poses.${pose}`)}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.label}>
            {t("authoringForm.scan.turn", { degrees: item.turnDegrees ?? 0 })}
            <input
              type="range"
              min={-180}
              max={180}
              step={5}
              value={item.turnDegrees ?? 0}
              onChange={({ target }) => {
                const { turnDegrees: _, ...bare } = item;
                const degrees = Number(target.value);
                onChange(degrees === 0 ? bare : { ...bare, turnDegrees: degrees }, "turn");
              }}
            />
          </label>
        </div>
        {"solid" in item && (
          <TextField
            max={60}
            label={t("authoringForm.scan.thingName")}
            hint={t("authoringForm.scan.thingNameHint")}
            value={item.name ?? ""}
            onChange={(typed) => {
              const { name: _, ...bare } = item;
              onChange(typed === "" ? bare : { ...bare, name: typed }, "name");
            }}
          />
        )}
        {remove && (
          <p>
            <Button kind="plain" size="small" onClick={remove}>
              {t("authoringForm.remove", { name })}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
