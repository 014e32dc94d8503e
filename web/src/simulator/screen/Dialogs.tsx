import type { OpenAnswer } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { shownTour } from "../../shell/tour/tourCalls.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { hasTouchOnly } from "../../ui/hasTouchOnly.ts";
import type { Console } from "../consoles/console.ts";
import { keysOf } from "../consoles/keysOf.ts";
import { shortcutLabel } from "../consoles/shortcut.ts";
import { BagContents } from "./BagContents.tsx";
import styles from "./Dialogs.module.css";
import type { MarkType } from "./useMarking.ts";
import { useActionName } from "./useActionName.ts";
import { useBagWords } from "./useBagWords.ts";

export function ManifestDialog({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("simulator.manifestTitle")} onClose={onClose}>
      {lines.length === 0 ? <p>{t("simulator.manifestEmpty")}</p> : <List lines={lines} />}
    </Dialog>
  );
}

interface OpenedProps {
  contents: OpenAnswer | "failed" | undefined;
  /** Whether the picture names them too. */
  inspected: boolean;
  onInspected: (inspected: boolean) => void;
  onRetry: () => void;
  onClose: () => void;
}

export function OpenedDialog({ contents, inspected, onInspected, onRetry, onClose }: OpenedProps) {
  const { t } = useTranslation();
  return (
    <Dialog wide title={t("simulator.openTitle")} onClose={onClose}>
      <p className={styles.text}>{t("simulator.openText")}</p>
      {contents === undefined && <p role="status">{t("simulator.opening")}…</p>}
      {contents === "failed" && (
        <p role="alert">
          {t("simulator.openFailed")}{" "}
          <button type="button" className={styles.link} onClick={onRetry}>
            {t("simulator.tryAgain")}
          </button>
        </p>
      )}
      {typeof contents === "object" && (
        <>
          {contents.innocentItems.length === 0 ? <p>{t("simulator.openNothing")}</p> : <BagContents contents={contents.innocentItems} />}
          {contents.innocentArray !== null && contents.innocentArray.length > 0 && (
            <label className={styles.choice}>
              <input type="checkbox" checked={inspected} onChange={({ currentTarget }) => onInspected(currentTarget.checked)} />{" "}
              {t("simulatorRules.inspected")}
            </label>
          )}
        </>
      )}
    </Dialog>
  );
}

interface KeysProps {
  console: Console;
  categories: readonly string[];
  markType?: MarkType;
  /** The object library opens here. */
  library?: boolean;
  /** The bags of this session have volumes. */
  volume?: boolean;
  onClose: () => void;
}

/** Every key of a console with what it does, as a trainer explains it: panel by panel. */
export function KeysDialog({ console, categories, markType = "point", library = false, volume = false, onClose }: KeysProps) {
  const { t } = useTranslation();
  const nameOf = useActionName(categories);
  const rows = keysOf(console).flatMap(({ action, shortcut }) => {
    // The nine keys of the pad are one line: the shortcut's digit is the region's.
    if (action.do === "region") return action.region === 1 ? [["⇧1–9", `${t("simulator.panels.zoom")}: 3 × 3`] as const] : [];
    const missing = (action.do === "library" && !library) || (action.do === "volume" && !volume);
    const name = missing ? null : nameOf(action);
    return name === null ? [] : [[shortcutLabel(shortcut), name] as const];
  });
  const onPicture = [
    ["←↑↓→", t("simulator.keyMove")],
    ["␣", t(markType === "rectangle" ? "simulator.keyRectangle" : "simulator.keyMark")],
    [
      "",
      hasTouchOnly()
        ? `${t("simulator.keyFingers")}: ${t("simulator.keyFingersText")}`
        : `${t("simulator.keyWheel")}: ${t("simulator.keyWheelText")}`,
    ],
  ] as const;
  return (
    <Dialog wide title={t("simulator.keysTitle")} onClose={onClose}>
      <p className={styles.text}>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            onClose();
            shownTour.set(() => "here");
          }}
        >
          {t("tour.again")}
        </button>
      </p>
      {console.volumes && !volume && <p className={styles.text}>{t("simulator.projections")}</p>}
      <dl className={styles.shortcuts}>
        {rows.map(([shortcut, name]) => (
          <Row key={shortcut} shortcut={shortcut} name={name} />
        ))}
      </dl>
      <h3 className={styles.heading}>{t("simulator.keysMarks")}</h3>
      <dl className={styles.shortcuts}>
        {onPicture.map(([shortcut, name]) => (
          <Row key={name} shortcut={shortcut} name={name} />
        ))}
      </dl>
      {console.volumes && volume && (
        <>
          <h3 className={styles.heading}>{t("volume.title")}</h3>
          <dl className={styles.shortcuts}>
            {volumeRows.map(([shortcut, name]) => (
              <Row key={name} shortcut={shortcut} name={t(`volume.keys.${name}`)} />
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}

const volumeRows = [
  ["⇥", "panes"],
  ["←↑↓→", "turn"],
  ["⇧←→", "roll"],
  ["Pg↑↓", "scale"],
  ["Home", "home"],
  ["←↑↓→", "cursor"],
  ["Pg↑↓", "step"],
  ["+ −", "enlarge"],
  ["␣", "mark"],
] as const;

const Row = ({ shortcut, name }: { shortcut: string; name: string }) => (
  <div>
    <dt>{shortcut !== "" && <kbd dir="ltr">{shortcut}</kbd>}</dt>
    <dd>{name}</dd>
  </div>
);

function List({ lines }: { lines: readonly string[] }) {
  const { declared } = useBagWords();
  return (
    <ul className={styles.list}>
      {declared(lines).map(([line, count]) => (
        <li key={line}>
          <bdi>{line}</bdi>
          {count > 1 && ` × ${count}`}
        </li>
      ))}
    </ul>
  );
}
