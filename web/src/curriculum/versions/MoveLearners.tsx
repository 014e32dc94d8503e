import type { CourseVersion, VersionTransfer } from "@vigil/model/curriculum/coursePackage";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { moveLearners, previewMove } from "./versionCalls.ts";
import styles from "./versions.module.css";

interface MoveLearnersProps {
  courseId: number;
  from: number;
  /** Of the chosen course statuses. */
  ids: readonly number[];
  versions: readonly CourseVersion[];
  done: () => void;
}

/** To which version the chosen learners are moved; what that does is shown before. */
export function MoveLearners({ courseId, from, ids, versions, done }: MoveLearnersProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const field = useId();
  const [wanted, setWanted] = useState<number>();
  const [plan, setPlan] = useState<VersionTransfer[] | null>(null);
  const [busy, setBusy] = useState(false);
  const to = versions.find(({ id }) => id === wanted) ?? versions.find(({ current }) => current) ?? versions[0];
  if (to === undefined) return null;
  const version = to.version || t("coursePackage.unversioned");
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      setPlan(null);
      showProblem(problem);
      await queries.invalidateQueries({ queryKey: ["courses", courseId] });
    } finally {
      setBusy(false);
    }
  };
  const act = () =>
    attempt(async () => {
      const { length: count } = await moveLearners(courseId, to.id, { from, ids });
      setPlan(null);
      done();
      toast(t("moveLearners.moved", { count, version }));
      await queries.invalidateQueries({ queryKey: ["courses", courseId] });
    });
  return (
    <p className={styles.move}>
      <label htmlFor={field}>{t("moveLearners.to")}</label>
      <select id={field} className={formStyles.input} value={to.id} onChange={({ target }) => setWanted(Number(target.value))}>
        {versions.map(({ id, version: name, current }) => (
          <option key={id} value={id}>
            {name || t("coursePackage.unversioned")}
            {current ? ` (${t("coursePackage.current")})` : ""}
          </option>
        ))}
      </select>
      <Button
        kind="plain"
        disabled={ids.length === 0}
        busy={busy && plan === null}
        onClick={() => void attempt(async () => setPlan(await previewMove(courseId, to.id, { from, ids })))}
      >
        {t("moveLearners.start")}
      </Button>
      {plan && <MoveDialog plan={plan} version={version} busy={busy} confirm={() => void act()} close={() => setPlan(null)} />}
    </p>
  );
}
