import type { CourseVersion, PackageFault, PackageReport } from "@vigil/model/curriculum/coursePackage";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { upload } from "../../upload.ts";
import { PackageFaults } from "./PackageFaults.tsx";
import { PackageFacts } from "./PackageFacts.tsx";
import styles from "./versions.module.css";
import { FileInput } from "../../ui/FileInput.tsx";

type Phase =
  | { is: "choosing" }
  | { is: "sending"; share: number }
  | { is: "checked"; report: PackageReport }
  | { is: "installing"; report: PackageReport }
  | { is: "refused"; problem: unknown };

const faultsOf = (problem: unknown): PackageFault[] =>
  problem instanceof ApiProblem && ["CoursePackageInvalid", "ObjectiveSettingsInvalid"].includes(problem.code)
    ? ((problem.details as { faults?: PackageFault[] } | undefined)?.faults ?? [])
    : [];

/** Sends a package, shows what it would install, and installs it once that is confirmed. */
export function InstallPackage({ courseId, close }: { courseId: number; close: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const field = useId();
  const [phase, setPhase] = useState<Phase>({ is: "choosing" });
  const [file, setFile] = useState<File | null>(null);
  const sending = useRef(new AbortController());
  useEffect(() => () => sending.current.abort(), []);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (file === null) return;
    setPhase({ is: "sending", share: 0 });
    try {
      const progress = (share: number) => setPhase({ is: "sending", share });
      const report = await upload<PackageReport>(`courses/${courseId}/packages`, file, { progress, signal: sending.current.signal });
      setPhase({ is: "checked", report });
    } catch (problem) {
      if (!sending.current.signal.aborted) setPhase({ is: "refused", problem });
    }
  };
  const install = async (report: PackageReport) => {
    setPhase({ is: "installing", report });
    try {
      const { version } = await call<CourseVersion>("POST", `courses/${courseId}/packages/install`, { body: { ticket: report.ticket } });
      await queries.invalidateQueries({ queryKey: ["courses"] });
      toast(t("coursePackage.installed", { version }));
      close();
    } catch (problem) {
      setPhase({ is: "refused", problem });
    }
  };
  const choosing = (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>{t("coursePackage.choose")}</label>
      <FileInput
        id={field}
        data-first
        accept=".zip,application/zip"
        required
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
      />
      <p className={styles.hint}>{t("coursePackage.chooseHint")}</p>
      <p className={styles.buttons}>
        <Button kind="plain" onClick={close}>
          {t("coursePackage.cancel")}
        </Button>
        <Button type="submit" disabled={file === null}>
          {t("coursePackage.check")}
        </Button>
      </p>
    </form>
  );

  return (
    <Dialog title={t("coursePackage.installTitle")} onClose={close}>
      <div className={styles.dialog}>
        {phase.is === "refused" && (
          <Message kind="error" title={t("coursePackage.refused")}>
            <p>{problemMessage(phase.problem)}</p>
            <PackageFaults faults={faultsOf(phase.problem)} />
          </Message>
        )}
        {(phase.is === "choosing" || phase.is === "refused") && choosing}
        {phase.is === "sending" && (
          <div role="status">
            <p>
              {phase.share < 1
                ? t("coursePackage.uploading", { percent: formatPercent(Math.floor(phase.share * 100)) })
                : t("coursePackage.checking")}
            </p>
            <ProgressBar value={phase.share} label={t("coursePackage.installTitle")} />
            <p className={styles.buttons}>
              <Button kind="plain" onClick={close}>
                {t("coursePackage.cancel")}
              </Button>
            </p>
          </div>
        )}
        {(phase.is === "checked" || phase.is === "installing") && (
          <>
            <PackageFacts report={phase.report} />
            <p className={styles.buttons}>
              <Button kind="plain" disabled={phase.is === "installing"} onClick={() => setPhase({ is: "choosing" })}>
                {t("coursePackage.again")}
              </Button>
              <Button busy={phase.is === "installing"} onClick={() => void install(phase.report)}>
                {t(phase.is === "installing" ? "coursePackage.installing" : "coursePackage.confirm")}
              </Button>
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
