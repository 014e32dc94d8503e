import { useTranslation } from "react-i18next";
import { faultAt, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { TextField } from "../form/TextField.tsx";
import { freshId } from "./freshId.ts";

interface Point {
  id: number;
  text: string;
  why?: string | undefined;
}

interface PointListProps {
  label: string;
  points: readonly Point[];
  onChange: (points: Point[], field?: string) => void;
  least: number;
  most: number;
  faults: readonly FormFault[];
  /** About the list as a whole. */
  said?: string | undefined;
}

/** Sentences in their order, each with why it stands there. */
export function PointList({ label, points, onChange, least, most, faults, said }: PointListProps) {
  const { t } = useTranslation();
  const change = (changed: Point, field: string) =>
    onChange(
      points.map((one) => (one.id === changed.id ? changed : one)),
      `${field} ${changed.id}`,
    );
  return (
    <ItemList
      label={label}
      items={points}
      keyOf={({ id }) => id}
      nameOf={({ text }, index) => text || String(index + 1)}
      most={most}
      least={least}
      error={said}
      onChange={(changed) => onChange(changed)}
      add={{ label: t("labForm.addPoint"), make: (): Point => ({ id: freshId(points), text: "" }) }}
    >
      {(point, index) => (
        <div className={styles.row}>
          <TextField
            long
            required
            max={2000}
            label={t("labForm.point", { number: index + 1 })}
            value={point.text}
            error={faultAt(faults, index, "text")}
            onChange={(text) => change({ ...point, text }, "text")}
          />
          <TextField
            long
            max={2000}
            label={t("labForm.why")}
            value={point.why ?? ""}
            error={faultAt(faults, index, "why")}
            onChange={(why) => {
              const { why: _, ...bare }: Point = point;
              change(why === "" ? bare : { ...bare, why }, "why");
            }}
          />
        </div>
      )}
    </ItemList>
  );
}
