import {
  layoutAligns,
  layoutDirections,
  layoutFonts,
  layoutWeights,
  type LayoutElement,
  type LayoutFault,
  type Lettered,
} from "@vigil/model/compliance/certificateLayout";
import type { Placed } from "@vigil/model/compliance/layoutChanges";
import type { Millimetres } from "@vigil/model/compliance/paperSize";
import type { Locale } from "@vigil/model/identity/locales";
import { useTranslation } from "react-i18next";
import { ChoiceProperty } from "./ChoiceProperty.tsx";
import { ColourProperty } from "./ColourProperty.tsx";
import { layoutFaultText } from "./layoutFaultText.ts";
import { NumberProperty } from "./NumberProperty.tsx";
import { PictureProperties } from "./PictureProperties.tsx";
import { VariableProperty } from "./VariableProperty.tsx";
import { WordsProperty } from "./WordsProperty.tsx";
import styles from "./LayoutEditor.module.css";

interface ElementPropertiesProps {
  placed: Placed;
  faults: readonly LayoutFault[];
  paper: Millimetres;
  language: Locale;
  setLanguage: (language: Locale) => void;
  /** `step` names the property: typing on in it is one step to undo. */
  change: (change: Partial<LayoutElement>, step: string) => void;
}

/** What is chosen, as a form: of one thing all of it, of several what they share. */
export function ElementProperties({ placed, faults, paper, language, setLanguage, change }: ElementPropertiesProps) {
  const { t } = useTranslation();
  const chosen = placed.chosen.flatMap((index) => (placed.elements[index] ? [placed.elements[index]] : []));
  const [first] = chosen;
  const single = chosen.length === 1 ? first : undefined;
  const faultOf = (property: string) => {
    const fault = faults.find((one) => one.element === placed.chosen[0] && one.property === property);
    return fault && single ? layoutFaultText(fault) : undefined;
  };
  const lettered = chosen.filter((one): one is Lettered => "font" in one);
  const [letters] = lettered;
  const drawn = chosen.filter((one) => one.kind === "line" || one.kind === "box");
  return (
    <section className={styles.properties} aria-label={t("certificates.layout.properties")}>
      <h3>{t("certificates.layout.properties")}</h3>
      {first === undefined && <p className={styles.hint}>{t("certificates.layout.choose")}</p>}
      {single?.kind === "text" && (
        <WordsProperty
          element={single}
          language={language}
          setLanguage={setLanguage}
          fault={faultOf("words")}
          change={(words) => change({ words }, `words ${language}`)}
        />
      )}
      {single?.kind === "field" && (
        <VariableProperty
          value={single.variable}
          fault={faultOf("variable")}
          label={t("certificates.layout.kinds.field")}
          choose={(variable) => change({ variable }, "variable")}
        />
      )}
      {single?.kind === "picture" && (
        <PictureProperties element={single} fault={faultOf("media")} change={(picture) => change(picture, "picture")} />
      )}
      {single && (
        <div className={styles.four}>
          {(["x", "y", "width", "height"] as const).map((name) => {
            const room = name === "x" || name === "width" ? paper.width : paper.height;
            const taken = name === "x" ? single.width : name === "y" ? single.height : name === "width" ? single.x : single.y;
            return (
              <NumberProperty
                key={name}
                name={name}
                label={t(`certificates.layout.sides.${name}`)}
                value={single[name]}
                least={name === "x" || name === "y" ? 0 : 1}
                most={Math.round((room - taken) * 10) / 10}
                fault={faultOf(name)}
                set={(value) => change({ [name]: value }, name)}
              />
            );
          })}
        </div>
      )}
      {letters && lettered.length === chosen.length && (
        <>
          <div className={styles.two}>
            <ChoiceProperty
              name="font"
              label={t("certificates.layout.font")}
              value={letters.font}
              options={layoutFonts.map((value) => ({ value, label: t(`certificates.layout.fonts.${value}`) }))}
              set={(font) => change({ font }, "font")}
            />
            <NumberProperty
              name="size"
              label={t("certificates.layout.size")}
              value={letters.size}
              least={4}
              most={120}
              set={(size) => change({ size }, "size")}
            />
            <ChoiceProperty
              name="weight"
              label={t("certificates.layout.weight")}
              value={letters.weight}
              options={layoutWeights.map((value) => ({ value, label: t(`certificates.layout.weights.${value}`) }))}
              set={(weight) => change({ weight }, "weight")}
            />
            <ColourProperty label={t("certificates.layout.colour")} value={letters.colour} set={(colour) => change({ colour }, "colour")} />
            <ChoiceProperty
              name="align"
              label={t("certificates.layout.textAlign")}
              value={letters.align}
              options={layoutAligns.map((value) => ({ value, label: t(`certificates.layout.aligns.${value}`) }))}
              set={(align) => change({ align }, "align")}
            />
            <ChoiceProperty
              name="direction"
              label={t("certificates.layout.direction")}
              value={letters.direction}
              options={layoutDirections.map((value) => ({ value, label: t(`certificates.layout.directions.${value}`) }))}
              set={(direction) => change({ direction }, "direction")}
            />
          </div>
          <label className={styles.check}>
            <input type="checkbox" checked={letters.italic} onChange={({ target }) => change({ italic: target.checked }, "italic")} />
            {t("certificates.layout.italic")}
          </label>
        </>
      )}
      {drawn[0] && drawn.length === chosen.length && (
        <div className={styles.two}>
          <NumberProperty
            name="thickness"
            label={t("certificates.layout.thickness")}
            value={drawn[0].thickness}
            least={0}
            most={20}
            set={(thickness) => change({ thickness }, "thickness")}
          />
          <ColourProperty label={t("certificates.layout.colour")} value={drawn[0].colour} set={(colour) => change({ colour }, "colour")} />
          {single?.kind === "box" && (
            <ColourProperty label={t("certificates.layout.fill")} value={single.fill} none set={(fill) => change({ fill }, "fill")} />
          )}
        </div>
      )}
    </section>
  );
}
