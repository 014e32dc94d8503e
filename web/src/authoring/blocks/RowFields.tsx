import { useQuery } from "@tanstack/react-query";
import type { ScanSubject } from "@vigil/model/training/scanSubject";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../shell/user.ts";
import { kindSource, kindsQuery } from "../../simulator/screen/kindSource.ts";
import { Button } from "../../ui/Button.tsx";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { ArticleDialog } from "./ArticleDialog.tsx";

export type RowSubject = Extract<ScanSubject, { show: "row" }>;
type Item = RowSubject["places"][number][number];

const poses = ["flat", "edge", "end"] as const;
const mostPlaces = 16;

/** What an outline finds an item by. */
export const nameOfItem = (item: Item): string => item.name ?? ("article" in item ? item.article : item.material);

/** Articles of the catalogue on the bare belt, one behind the other, each turned as it is wanted. */
export function RowFields({ value, onChange }: { value: RowSubject; onChange: (value: RowSubject, field?: string) => void }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const source = kindSource(permissions);
  const { data: kinds, isPending } = useQuery(kindsQuery(source));
  const [choosing, setChoosing] = useState(false);
  const called = (item: Item) => {
    if ("article" in item && source !== null && isPending) return "…"; // its name in the reader's language is on its way
    const known = "article" in item ? kinds?.find(({ kind }) => kind === item.article) : undefined;
    return known ? inLanguage(known.name) : nameOfItem(item);
  };
  const placeName = (stack: readonly Item[]) => stack.map(called).join(" + ");
  return (
    <>
      <ItemList
        label={t("authoringForm.scan.articles")}
        items={value.places}
        // oxlint-disable-next-line react/no-array-index-key -- a place is where it is
        keyOf={(_, index) => index}
        nameOf={placeName}
        most={mostPlaces}
        onChange={(places) => onChange({ ...value, places })}
      >
        {(stack, index, change) =>
          stack.map((item, level) => {
            const set = (changed: Item, field?: string) =>
              field === undefined
                ? change(stack.map((one, at) => (at === level ? changed : one)))
                : onChange(
                    {
                      ...value,
                      places: value.places.map((place, at) =>
                        at === index ? stack.map((one, on) => (on === level ? changed : one)) : place,
                      ),
                    },
                    `${field} ${index} ${level}`,
                  );
            return (
              // oxlint-disable-next-line react/no-array-index-key -- what lies on another is where it lies
              <div key={level} className={styles.thing}>
                {"article" in item && source !== null ? (
                  <img src={`${source.pictures}/${item.article}/views/0`} alt="" loading="lazy" decoding="async" />
                ) : (
                  <span />
                )}
                <div className={styles.fields}>
                  <strong>
                    <bdi>{called(item)}</bdi>
                  </strong>
                  <div className={styles.row}>
                    <label className={styles.label}>
                      {t("authoringForm.scan.pose")}
                      <select
                        className={styles.select}
                        value={item.pose ?? "flat"}
                        onChange={({ target }) => {
                          const { pose: _, ...bare } = item;
                          const pose = poses.find((one) => one === target.value) ?? "flat";
                          set(pose === "flat" ? bare : { ...bare, pose });
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
                          set(degrees === 0 ? bare : { ...bare, turnDegrees: degrees }, "turn");
                        }}
                      />
                    </label>
                  </div>
                </div>
              </div>
            );
          })
        }
      </ItemList>
      <div>
        <Button kind="plain" size="small" disabled={value.places.length >= mostPlaces} onClick={() => setChoosing(true)}>
          {t("authoringForm.scan.addArticle")}
        </Button>
      </div>
      {choosing && (
        <ArticleDialog
          onClose={() => setChoosing(false)}
          onChoose={(article) => onChange({ ...value, places: [...value.places, [{ article }]] })}
        />
      )}
    </>
  );
}
