import "../../simulator/glass.css";
import type { FindThreatLab } from "@vigil/model/training/labs/lab";
import { scanKeys } from "@vigil/model/training/pageBlock";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubjectFields } from "../blocks/SubjectFields.tsx";
import { useSettled } from "../../ui/useSettled.ts";
import { useLessonScan } from "../../lesson/useLessonScan.ts";
import { Button } from "../../ui/Button.tsx";
import { formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { faultAt, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import { PolygonBoard } from "./PolygonBoard.tsx";
import { ScanPicture } from "./ScanPicture.tsx";
import { drawnThreat, drawnIn, namedAs, threatsInScan, type HiddenThing } from "./threatPlaces.ts";

type Scan = NonNullable<FindThreatLab["scan"]>;

interface ScanBoardsProps {
  scan: Scan;
  threats: readonly HiddenThing[];
  chosen: number | null;
  onChoose: (id: number) => void;
  onChange: (changed: { scan?: Scan; threats?: readonly HiddenThing[] }, field?: string) => void;
  /** Said where nothing is hidden. */
  none: string | undefined;
  faults: readonly FormFault[];
}

const pauseMs = 500;
const mostKeys = 6;

/** The views of a scan, each to be drawn on. What is hidden is drawn anew when another bag is packed. */
export function ScanBoards({ scan, threats, chosen, onChoose, onChange, none, faults }: ScanBoardsProps) {
  const { t } = useTranslation();
  const { subject, keys, description } = scan;
  const order = useSettled({ subject, look: [] }, pauseMs);
  // of a bag that was only just chosen the scan says what is hidden; what was said of the one before is kept by its name
  const [begun, setBegun] = useState<readonly HiddenThing[] | null>(threats.length === 0 && description === "" ? [] : null);
  const choose = (changed: Scan["subject"], field?: string) => {
    if (threats.length > 0 || begun === null) setBegun(threats);
    onChange({ scan: { ...scan, subject: changed }, threats: [] }, field);
  };
  return (
    <>
      <SubjectFields value={subject} onChange={choose} />
      {faultAt(faults, "subject") !== undefined && (
        <p className={styles.error} role="alert">
          {faultAt(faults, "subject")}
        </p>
      )}
      <fieldset className={styles.choices}>
        <legend>{t("authoringForm.scan.keys", { count: keys.length, most: mostKeys })}</legend>
        {scanKeys.map((key) => (
          <label key={key} className={styles.choice}>
            <input
              type="checkbox"
              checked={keys.includes(key)}
              disabled={!keys.includes(key) && keys.length >= mostKeys}
              onChange={() =>
                onChange({ scan: { ...scan, keys: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key] } })
              }
            />
            <span>{t(`simulator.enhancements.${key}`)}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        long
        required
        label={t("authoringForm.picture.description")}
        hint={t("labForm.describeWithoutAnswer")}
        value={description}
        error={faultAt(faults, "description")}
        onChange={(words) => onChange({ scan: { ...scan, description: words } }, "description")}
      />
      <Boards
        key={JSON.stringify(order)}
        {...{
          order,
          threats,
          chosen,
          onChoose,
          onChange,
          none,
          begun: JSON.stringify(order.subject) === JSON.stringify(subject) ? begun : null,
        }}
        told={() => setBegun(null)}
      />
    </>
  );
}

function Boards({
  order: wanted,
  threats,
  chosen,
  onChoose,
  onChange,
  none,
  begun,
  told,
}: {
  order: { subject: Scan["subject"]; look: never[] };
  /** What was said of another bag, where this one is to say what is hidden in it. */
  begun: readonly HiddenThing[] | null;
  told: () => void;
} & Omit<ScanBoardsProps, "scan" | "faults">) {
  const { t } = useTranslation();
  const [order] = useState(wanted);
  const { made, share, failed, retry } = useLessonScan(order, true);
  useEffect(() => {
    if (made === null || begun === null) return;
    told();
    const hidden = namedAs(threatsInScan(made, []), begun);
    if (hidden.length === 0) return;
    onChange({ threats: hidden });
    onChoose(hidden[0]!.id);
  }, [made, begun, told, onChange, onChoose]);
  if (failed)
    return (
      <Message kind="error">
        <p>{t(order.subject.show === "row" ? "authoringForm.scan.failedRow" : "authoringForm.scan.failed")}</p>
        <Button kind="plain" size="small" onClick={retry}>
          {t("training.scan.retry")}
        </Button>
      </Message>
    );
  if (made === null)
    return (
      <p className={styles.hint} role="status">
        {t("training.scan.making", { percent: formatPercent(share * 100) })}
      </p>
    );
  const known = threatsInScan(made, threats);
  return (
    <>
      {threats.length === 0 && none !== undefined && <p className={styles.hint}>{none}</p>}
      {known.length > threats.length && (
        <div>
          <Button
            kind="plain"
            size="small"
            onClick={() => {
              onChange({ threats: known });
              const last = known.at(-1);
              if (last) onChoose(last.id);
            }}
          >
            {t("labForm.findThreat.takeOver", { count: known.length - threats.length })}
          </Button>
        </div>
      )}
      <div className={styles.columns}>
        {made.scans.map((scan, view) => (
          <PolygonBoard
            key={scan.id}
            label={t("labForm.findThreat.view", { view: view + 1 })}
            shapes={drawnIn(threats, view)}
            chosen={chosen}
            onChoose={onChoose}
            onDraw={(id, polygon, step) => onChange({ threats: drawnThreat(threats, { id, view, polygon }) }, step && `${step} ${view}`)}
          >
            <ScanPicture scan={scan} />
          </PolygonBoard>
        ))}
      </div>
    </>
  );
}
