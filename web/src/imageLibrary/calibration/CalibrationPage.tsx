import { type ScannerName, scanners } from "@vigil/xray/geometry/scanners";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import type { Bag } from "../../simulator/session/useBag.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { ConsoleViewer } from "../image/ConsoleViewer.tsx";
import libraryStyles from "../Library.module.css";
import styles from "./CalibrationPage.module.css";
import { Figures } from "./Figures.tsx";
import { useCalibration } from "./useCalibration.ts";

/** The test object in any scanner, in the console with every key, and what the scanner shows of it in figures. */
export function CalibrationPage() {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const [scanner, setScanner] = useState<ScannerName>("S160");
  const names = Object.keys(scanners) as ScannerName[];
  if (!permissions.includes("images:view")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("scanner.calibration.title")} crumb={t("shell.rooms.imageLibrary")} lead={t("scanner.calibration.lead")} />
      <div className={libraryStyles.filters}>
        <label>
          {t("scanner.calibration.scanner")}
          <select
            name="scanner"
            value={scanner}
            aria-describedby="scanner-hint"
            onChange={({ target }) => setScanner(names.find((name) => name === target.value) ?? scanner)}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {phraseOf(`scanner.names.${name}`, name)}
              </option>
            ))}
          </select>
        </label>
        <p id="scanner-hint" className={styles.hint}>
          {phraseOf(`scanner.hints.${scanner}`, "")}
        </p>
      </div>
      <Calibration key={scanner} scanner={scanner} />
    </>
  );
}

function Calibration({ scanner }: { scanner: ScannerName }) {
  const { t } = useTranslation();
  const { made, failed, retry } = useCalibration(scanner);
  const bag = useMemo<Bag>(
    () => ({ image: null, scans: made?.scans ?? [], next: [], progress: 0, failure: null, retrying: false, retry }),
    [made, retry],
  );
  if (failed)
    return (
      <Message kind="error">
        {t("scanner.calibration.failed")} <Button onClick={retry}>{t("scanner.calibration.retry")}</Button>
      </Message>
    );
  if (made === null)
    return (
      <p className={styles.making} role="status">
        {t("scanner.calibration.making")}
      </p>
    );
  return (
    <div className={styles.shown}>
      <ConsoleViewer bag={bag} viewCount={scanners[scanner].views.length} outlines={none} />
      <Figures figures={made.figures} />
    </div>
  );
}

const none: readonly never[] = [];
