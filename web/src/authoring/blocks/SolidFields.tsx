import { NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import styles from "../form/forms.module.css";
import type { RowItem } from "./rowItem.ts";

type Solid = Extract<RowItem, { solid: unknown }>;

const shapes = ["box", "ball", "rod"] as const;
/** What lessons are about, from light to heavy; any other of a package is kept. */
const solidMaterials = [
  "polyethylene",
  "wood",
  "water",
  "sugar",
  "paper (9% CaCO3)",
  "rubber (vulcanised)",
  "organic simulant A (sheet/plastic class)",
  "glass soda-lime",
  "concrete/stone",
  "aluminium",
  "steel/iron",
  "copper",
  "lead",
] as const;
const mostMillimetres = 500;

export const newSolid: Solid = { solid: "box", material: "polyethylene", size: [70, 70, 20] };

/** A thing of one plain material: its shape, what it is of, and how large it is. */
export function SolidFields({ value, onChange }: { value: Solid; onChange: (value: Solid, field?: string) => void }) {
  const { t } = useTranslation();
  const materials = solidMaterials.some((each) => each === value.material) ? solidMaterials : [value.material, ...solidMaterials];
  return (
    <>
      <div className={styles.row}>
        <label className={styles.label}>
          {t("authoringForm.scan.shape")}
          <select
            className={styles.select}
            value={value.solid}
            onChange={({ target }) => onChange({ ...value, solid: shapes.find((each) => each === target.value) ?? value.solid })}
          >
            {shapes.map((each) => (
              <option key={each} value={each}>
                {t(`authoringForm.scan.shapes.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.label}>
          {t("authoringForm.scan.material")}
          <select
            className={styles.select}
            value={value.material}
            onChange={({ target }) => onChange({ ...value, material: target.value })}
          >
            {materials.map((each) => (
              <option key={each} value={each}>
                {materialName(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.row}>
        {(["across", "along", "high"] as const).map((side, at) => (
          <NumberInput
            key={side}
            label={t(`authoringForm.scan.sizes.${side}`)}
            value={value.size[at] ?? ""}
            min={0.1}
            max={mostMillimetres}
            clampBehavior="blur"
            onChange={(typed) => {
              const size = Number(typed);
              if (size > 0 && size <= mostMillimetres)
                onChange({ ...value, size: value.size.with(at, size) as Solid["size"] }, `size ${at}`);
            }}
          />
        ))}
      </div>
    </>
  );
}

/** A material by the words of the reader, else by its own name. */
export const materialName = (material: string): string =>
  phraseOf(`authoringForm.scan.materials.${/^[a-z]+/u.exec(material)?.[0] ?? ""}`, material);
