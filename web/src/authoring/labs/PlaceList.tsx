import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";
import { faultAt, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { TextField } from "../form/TextField.tsx";
import { freshId } from "./freshId.ts";
import type { Corner } from "./polygonDrawing.ts";

/** A place on a picture that is to be found. */
export interface DrawnPlace {
  id: number;
  label: string;
  feedback?: string | undefined;
  hint?: string | undefined;
  polygon: Corner[];
}

interface PlaceListProps {
  places: readonly DrawnPlace[];
  chosen: number | null;
  onChoose: (id: number) => void;
  onChange: (places: DrawnPlace[], field?: string) => void;
  most: number;
  /** Whether misses are followed by a hint. */
  hints?: boolean;
  /** Whether something is said once it is found. */
  says?: boolean;
  faults: readonly FormFault[];
}

/** Without what is empty: a file says nothing it has nothing to say about. */
const withWords = (place: DrawnPlace, words: Partial<Pick<DrawnPlace, "feedback" | "hint">>): DrawnPlace => {
  const { feedback, hint, ...rest } = { ...place, ...words };
  return { ...rest, ...(feedback ? { feedback } : {}), ...(hint ? { hint } : {}) };
};

/** The places drawn on a picture, in the order in which their hints come. The one that is worked on is drawn. */
export function PlaceList({ places, chosen, onChoose, onChange, most, hints = true, says = true, faults }: PlaceListProps) {
  const { t } = useTranslation();
  const nameOf = ({ label }: DrawnPlace, index: number) => label || t("labForm.place", { number: index + 1 });
  return (
    <ItemList
      label={t("labForm.places")}
      items={places}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      most={most}
      error={faults.find(({ path }) => path.length === 0)?.message}
      onChange={(changed) => {
        onChange(changed);
        const added = changed.find(({ id }) => !places.some((place) => place.id === id));
        if (added) onChoose(added.id);
      }}
      add={{ label: t("labForm.addPlace"), make: () => ({ id: freshId(places), label: "", polygon: [] }) }}
    >
      {(place, index) => {
        const change = (changed: DrawnPlace, field: string) =>
          onChange(
            places.map((one) => (one.id === changed.id ? changed : one)),
            `${field} ${changed.id}`,
          );
        const undrawn = place.polygon.length < 3;
        const drawnWrong = faultAt(faults, index, "polygon") ?? faultAt(faults, index, "places");
        return (
          <div className={styles.fields} onFocus={() => onChoose(place.id)}>
            <label className={styles.choice}>
              <input type="radio" checked={place.id === chosen} onChange={() => onChoose(place.id)} />
              {t("labForm.drawPlace", { name: nameOf(place, index) })}
              {undrawn && <Tag tone="warn">{t("labForm.undrawn")}</Tag>}
            </label>
            {drawnWrong !== undefined && (
              <p className={styles.error} role="alert">
                {drawnWrong}
              </p>
            )}
            <TextField
              required
              max={200}
              label={t("labForm.placeLabel")}
              value={place.label}
              error={faultAt(faults, index, "label")}
              onChange={(label) => change({ ...place, label }, "label")}
            />
            {says && (
              <div className={styles.row}>
                <TextField
                  long
                  max={2000}
                  label={t("labForm.feedback")}
                  value={place.feedback ?? ""}
                  error={faultAt(faults, index, "feedback")}
                  onChange={(feedback) => change(withWords(place, { feedback }), "feedback")}
                />
                {hints && (
                  <TextField
                    long
                    max={2000}
                    label={t("labForm.hint")}
                    value={place.hint ?? ""}
                    error={faultAt(faults, index, "hint")}
                    onChange={(hint) => change(withWords(place, { hint }), "hint")}
                  />
                )}
              </div>
            )}
          </div>
        );
      }}
    </ItemList>
  );
}
