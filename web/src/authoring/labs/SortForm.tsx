import type { SortLab } from "@vigil/model/training/labs/lab";
import { useTranslation } from "react-i18next";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, faultsIn, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";
import { freshId } from "./freshId.ts";
import { LabHead } from "./LabHead.tsx";
import { PlaceSelect } from "./PlaceSelect.tsx";

const [mostGroups, mostItems] = [8, 30];

/** Groups, and the items that belong into them, each with why. */
export function SortForm({ value, onChange, faults }: FormProps<SortLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const { groups, items } = value;
  const change = (item: SortLab["items"][number], field?: string) =>
    undoing.change({ ...value, items: items.map((one) => (one.id === item.id ? item : one)) }, field && `${field} ${item.id}`);
  const whole = (part: string) => faultsIn(faults, part).find(({ path }) => path.length === 0)?.message;
  return (
    <FormFrame label={t("labForm.sort.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <ItemList
        label={t("labForm.sort.groups")}
        items={groups}
        keyOf={({ id }) => id}
        nameOf={({ text }, index) => text || String(index + 1)}
        most={mostGroups}
        least={2}
        error={whole("groups")}
        onChange={(changed) => undoing.change({ ...value, groups: changed })}
        add={{ label: t("labForm.sort.addGroup"), make: () => ({ id: freshId(groups), text: "" }) }}
      >
        {(group, index) => (
          <TextField
            required
            max={200}
            label={t("labForm.sort.group", { number: index + 1 })}
            value={group.text}
            error={faultAt(faults, "groups", index)}
            onChange={(text) =>
              undoing.change({ ...value, groups: groups.map((one) => (one.id === group.id ? { ...one, text } : one)) }, `group ${group.id}`)
            }
          />
        )}
      </ItemList>
      <ItemList
        label={t("labForm.items")}
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ text }, index) => text || String(index + 1)}
        most={mostItems}
        least={2}
        error={whole("items")}
        onChange={(changed) => undoing.change({ ...value, items: changed })}
        add={{ label: t("labForm.addItem"), make: (): SortLab["items"][number] => ({ id: freshId(items), text: "", group: 0 }) }}
      >
        {(item, index) => (
          <div className={styles.row}>
            <TextField
              required
              max={200}
              label={t("labForm.item", { number: index + 1 })}
              value={item.text}
              error={faultAt(faults, "items", index, "text")}
              onChange={(text) => change({ ...item, text }, "text")}
            />
            <PlaceSelect
              label={t("labForm.belongs")}
              places={groups}
              value={item.group}
              onChange={(group = 0) => change({ ...item, group })}
            />
            <TextField
              max={2000}
              label={t("labForm.sort.why")}
              value={item.why ?? ""}
              error={faultAt(faults, "items", index, "why")}
              onChange={(why) => {
                const { why: _, ...bare }: SortLab["items"][number] = item;
                change(why === "" ? bare : { ...bare, why }, "why");
              }}
            />
          </div>
        )}
      </ItemList>
    </FormFrame>
  );
}
