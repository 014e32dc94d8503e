import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { faultAt, faultsIn, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { TextField } from "../form/TextField.tsx";
import { freshId } from "../labs/freshId.ts";
import { PairsForm } from "../labs/PairsForm.tsx";
import { AcceptedNumbers } from "./AcceptedNumbers.tsx";
import { AcceptedTexts } from "./AcceptedTexts.tsx";
import type { ShownFile } from "./shownFile.ts";

interface AsksFormProps {
  value: OtherQuestion;
  onChange: (value: OtherQuestion) => void;
  faults: readonly FormFault[];
  /** What is shown of a question that is marked. */
  shown: ShownFile;
}

const HotspotAsks = lazy(async () => ({ default: (await import("./HotspotAsks.tsx")).HotspotAsks }));
const FindThreatAsks = lazy(async () => ({ default: (await import("./FindThreatAsks.tsx")).FindThreatAsks }));

/** What a question asks beside its text, and what is right: of every kind that offers no answers to choose from. */
export function AsksForm({ value, onChange, faults, shown }: AsksFormProps) {
  const { t } = useTranslation();
  switch (value.kind) {
    case "numeric":
      return <AcceptedNumbers value={value} onChange={onChange} faults={faults} />;
    case "text":
      return <AcceptedTexts value={value} onChange={onChange} error={faultAt(faults, "accepted")} />;
    case "match":
      return (
        <PairsForm
          value={value}
          onChange={(changed) => onChange({ kind: "match", ...changed })}
          faults={faults}
          most={{ items: 12, targets: 16 }}
        />
      );
    case "order":
      return (
        <>
          <p className={styles.hint}>{t("labForm.order.hint")}</p>
          <ItemList
            label={t("labForm.order.steps")}
            items={value.steps}
            keyOf={({ id }) => id}
            nameOf={({ text }, index) => text || String(index + 1)}
            least={2}
            most={12}
            error={faultsIn(faults, "steps").find(({ path }) => path.length === 0)?.message}
            onChange={(steps) => onChange({ ...value, steps })}
            add={{ label: t("labForm.addPoint"), make: () => ({ id: freshId(value.steps), text: "" }) }}
          >
            {(step, index, change) => (
              <TextField
                required
                max={1000}
                label={t("labForm.point", { number: index + 1 })}
                value={step.text}
                error={faultAt(faults, "steps", index)}
                onChange={(text) => change({ ...step, text })}
              />
            )}
          </ItemList>
        </>
      );
    case "hotspot":
      return (
        <Suspense fallback={<Skeleton height={240} />}>
          <HotspotAsks value={value} onChange={onChange} faults={faults} shown={shown} />
        </Suspense>
      );
    case "findThreat":
      return (
        <Suspense fallback={<Skeleton height={240} />}>
          <FindThreatAsks value={value} onChange={onChange} faults={faults} shown={shown} />
        </Suspense>
      );
  }
}
