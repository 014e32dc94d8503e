import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { faultAt, faultsIn, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { TextField } from "../form/TextField.tsx";
import { freshId } from "./freshId.ts";
import { PlaceSelect } from "./PlaceSelect.tsx";

interface Thing {
  id: number;
  text: string;
}
export interface Paired {
  items: Thing[];
  targets: Thing[];
  pairs: { item: number; target: number }[];
}

interface PairsFormProps {
  value: Paired;
  /** `field` names what is being typed. */
  onChange: (value: Paired, field?: string) => void;
  faults: readonly FormFault[];
  most: { items: number; targets: number };
}

/** Items, and where each of them belongs. No number is given twice, neither to an item nor to a place. */
export function PairsForm({ value, onChange, faults, most }: PairsFormProps): ReactNode {
  const { t } = useTranslation();
  const { items, targets, pairs } = value;
  const targetOf = (id: number) => pairs.find(({ item }) => item === id)?.target;
  /** Pairs follow their items, and end with their target. */
  const settled = (changed: Pick<Paired, "items" | "targets">, given = pairs): Paired => ({
    ...changed,
    pairs: changed.items.flatMap(({ id }) =>
      given.filter(({ item, target }) => item === id && changed.targets.some((one) => one.id === target)).slice(0, 1),
    ),
  });
  const put = (item: number, target: number | undefined) =>
    onChange(
      settled({ items, targets }, [...pairs.filter((pair) => pair.item !== item), ...(target === undefined ? [] : [{ item, target }])]),
    );
  const make = () => ({ id: freshId([...items, ...targets]), text: "" });
  return (
    <div className={styles.columns}>
      <ItemList
        label={t("lab.targets")}
        items={targets}
        keyOf={({ id }) => id}
        nameOf={({ text }, index) => text || String(index + 1)}
        most={most.targets}
        least={2}
        error={faultsIn(faults, "targets").find(({ path }) => path.length === 0)?.message}
        onChange={(changed) => onChange(settled({ items, targets: changed }))}
        add={{ label: t("labForm.match.addTarget"), make }}
      >
        {(target, index) => (
          <TextField
            required
            max={200}
            label={t("labForm.match.target", { number: index + 1 })}
            value={target.text}
            error={faultAt(faults, "targets", index)}
            onChange={(text) =>
              onChange({ ...value, targets: targets.map((one) => (one.id === target.id ? { ...one, text } : one)) }, `target ${target.id}`)
            }
          />
        )}
      </ItemList>
      <ItemList
        label={t("labForm.items")}
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ text }, index) => text || String(index + 1)}
        most={most.items}
        least={2}
        error={faultsIn(faults, "items").find(({ path }) => path.length === 0)?.message ?? faultAt(faults, "pairs")}
        onChange={(changed) => onChange(settled({ items: changed, targets }))}
        add={{ label: t("labForm.addItem"), make }}
      >
        {(item, index) => (
          <div className={styles.row}>
            <TextField
              required
              max={200}
              label={t("labForm.item", { number: index + 1 })}
              value={item.text}
              error={faultAt(faults, "items", index)}
              onChange={(text) =>
                onChange({ ...value, items: items.map((one) => (one.id === item.id ? { ...one, text } : one)) }, `item ${item.id}`)
              }
            />
            <PlaceSelect
              label={t("labForm.belongs")}
              places={targets}
              value={targetOf(item.id)}
              onChange={(target) => put(item.id, target)}
            />
          </div>
        )}
      </ItemList>
    </div>
  );
}
