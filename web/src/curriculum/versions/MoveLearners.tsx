import type { CourseVersion, VersionTransfer } from "@vigil/model/curriculum/coursePackage";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import { Button } from "../../ui/Button.tsx";
import { MoveLearnersDialog } from "./MoveLearnersDialog.tsx";
import { moveLearners, previewMove } from "./versionCalls.ts";
import styles from "./versions.module.css";
import { useAct } from "../../shell/useAct.ts";

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
  const field = useId();
  const [wanted, setWanted] = useState<number>();
  const [plan, setPlan] = useState<VersionTransfer[] | null>(null);
  const close = () => setPlan(null);
  const nameOf = ({ version }: CourseVersion) => version || t("coursePackage.unversioned");
  const stale = [{ queryKey: ["courses", courseId] }];
  const looking = useAct({
    call: (to: CourseVersion) => previewMove(courseId, to.id, { from, ids }),
    done: setPlan,
    refused: close,
    stale,
  });
  const moving = useAct({
    call: (to: CourseVersion) => moveLearners(courseId, to.id, { from, ids }),
    done: () => {
      close();
      done();
    },
    told: ({ length: count }, to) => t("moveLearners.moved", { count, version: nameOf(to) }),
    refused: close,
    stale,
  });
  const to = versions.find(({ id }) => id === wanted) ?? versions.find(({ current }) => current) ?? versions[0];
  if (to === undefined) return null;
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
      <Button kind="plain" disabled={ids.length === 0} busy={looking.busy} onClick={() => void looking.run(to)}>
        {t("moveLearners.start")}
      </Button>
      {plan && <MoveLearnersDialog plan={plan} version={nameOf(to)} busy={moving.busy} confirm={() => void moving.run(to)} close={close} />}
    </p>
  );
}
