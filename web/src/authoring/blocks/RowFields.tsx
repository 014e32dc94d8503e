import { NumberInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../shell/user.ts";
import { kindSource, kindsQuery } from "../../simulator/screen/kindSource.ts";
import { Button } from "../../ui/Button.tsx";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { ArticleDialog } from "./ArticleDialog.tsx";
import { nameOfItem, type RowItem, type RowSubject } from "./rowItem.ts";
import { RowThing } from "./RowThing.tsx";
import { materialName, newSolid } from "./SolidFields.tsx";

const mostPlaces = 16;
const mostGap = 200;

/** Things on the bare belt, one behind the other or one on the other, each turned as it is wanted. */
export function RowFields({ value, onChange }: { value: RowSubject; onChange: (value: RowSubject, field?: string) => void }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const source = kindSource(permissions);
  const { data: kinds, isPending } = useQuery(kindsQuery(source));
  // a place of its own, or the number of the place whose things the next one lies on
  const [choosing, setChoosing] = useState<"own" | number | null>(null);
  const called = (item: RowItem) => {
    if ("article" in item && source !== null && isPending) return "…"; // its name in the reader's language is on its way
    if (!("article" in item)) return item.name ?? materialName(item.material);
    const known = kinds?.find(({ kind }) => kind === item.article);
    return known ? inLanguage(known.name) : nameOfItem(item);
  };
  const full = value.places.length >= mostPlaces;
  const add = (item: RowItem, at: "own" | number | null = "own") =>
    onChange({
      ...value,
      places:
        typeof at === "number" ? value.places.map((stack, index) => (index === at ? [...stack, item] : stack)) : [...value.places, [item]],
    });
  return (
    <>
      <ItemList
        label={t("authoringForm.scan.articles")}
        items={value.places}
        // oxlint-disable-next-line react/no-array-index-key -- a place is where it is
        keyOf={(_, index) => index}
        nameOf={(stack) => stack.map(called).join(" + ")}
        most={mostPlaces}
        onChange={(places) => onChange({ ...value, places })}
      >
        {(stack, index) => {
          const put = (changed: RowItem[], field?: string) =>
            onChange({ ...value, places: value.places.map((place, at) => (at === index ? changed : place)) }, field);
          return (
            <>
              {stack.map((item, level) => (
                <RowThing
                  // oxlint-disable-next-line react/no-array-index-key -- what lies on another is where it lies
                  key={level}
                  item={item}
                  name={called(item)}
                  picture={"article" in item && source !== null ? `${source.pictures}/${item.article}/views/0` : undefined}
                  onChange={(changed, field) =>
                    put(
                      stack.map((one, on) => (on === level ? changed : one)),
                      field === undefined ? undefined : `${field} ${index} ${level}`,
                    )
                  }
                  remove={stack.length > 1 ? () => put(stack.toSpliced(level, 1)) : undefined}
                />
              ))}
              <p>
                <Button kind="plain" size="small" onClick={() => setChoosing(index)}>
                  {t("authoringForm.scan.putOn")}
                </Button>
              </p>
            </>
          );
        }}
      </ItemList>
      <div className={styles.adds}>
        <Button kind="plain" size="small" disabled={full} onClick={() => setChoosing("own")}>
          {t("authoringForm.scan.addArticle")}
        </Button>
        <Button kind="plain" size="small" disabled={full} onClick={() => add(newSolid)}>
          {t("authoringForm.scan.addSolid")}
        </Button>
      </div>
      {value.places.length > 1 && (
        <NumberInput
          label={t("authoringForm.scan.gap")}
          placeholder={t("authoringForm.scan.usualGap")}
          value={value.gapMillimetres ?? ""}
          min={0}
          max={mostGap}
          onChange={(typed) => {
            const { gapMillimetres: _, ...bare } = value;
            onChange(typed === "" ? bare : { ...bare, gapMillimetres: Math.min(mostGap, Math.max(0, Number(typed))) }, "gap");
          }}
        />
      )}
      {choosing !== null && <ArticleDialog onClose={() => setChoosing(null)} onChoose={(article) => add({ article }, choosing)} />}
    </>
  );
}
