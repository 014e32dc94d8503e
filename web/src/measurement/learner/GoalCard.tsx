import { goalBody } from "@vigil/model/measurement/learner/goalBody";
import { usualGoal, type Goal } from "@vigil/model/measurement/observer/measureWire";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import styles from "../observer/Measures.module.css";
import { ownKey } from "../observer/measureQueries.ts";

const stale = [{ queryKey: ownKey }];
const numberOf = (text: string): number => (/^\d{1,3}$/u.test(text.trim()) ? Number(text) : Number.NaN);

/** What the learner wants to reach; nobody else sees it. */
export function GoalCard({ goal }: { goal: Goal | null }) {
  const { t } = useTranslation();
  const begun = goal ?? usualGoal;
  const [hit, setHit] = useState(String(begun.hitRate));
  const [alarm, setAlarm] = useState(String(begun.falseAlarmRate));
  const [left, setLeft] = useState<readonly string[]>([]);
  const given = { hitRate: numberOf(hit), falseAlarmRate: numberOf(alarm) };
  const wrong = {
    hitRate: !goalBody.shape.hitRate.safeParse(given.hitRate).success,
    falseAlarmRate: !goalBody.shape.falseAlarmRate.safeParse(given.falseAlarmRate).success,
  };
  const save = useAct({
    call: () => call("PUT", "measures/own/goal", { body: given }),
    told: () => t("measures.goalSaved"),
    stale,
  });
  const drop = useAct({ call: () => call("DELETE", "measures/own/goal"), told: () => t("measures.goalGone"), stale });
  const leave = (name: string) => setLeft((all) => [...all, name]);
  return (
    <Card title={t("measures.goal")} lead={t("measures.goalLead")} wide>
      <form
        className={styles.pick}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(["hitRate", "falseAlarmRate"]);
          if (!wrong.hitRate && !wrong.falseAlarmRate) void save.run();
        }}
      >
        <Percent
          label={t("measures.goalHit")}
          what={t("measures.what.hitRate")}
          value={hit}
          set={setHit}
          onBlur={() => leave("hitRate")}
          fault={left.includes("hitRate") && wrong.hitRate ? t("measures.goalHitFault") : undefined}
        />
        <Percent
          label={t("measures.goalAlarm")}
          what={t("measures.what.falseAlarmRate")}
          value={alarm}
          set={setAlarm}
          onBlur={() => leave("falseAlarmRate")}
          fault={left.includes("falseAlarmRate") && wrong.falseAlarmRate ? t("measures.goalAlarmFault") : undefined}
        />
        <Button type="submit" busy={save.busy}>
          {t("measures.goalSave")}
        </Button>
        {goal !== null && (
          <Button kind="plain" busy={drop.busy} onClick={() => void drop.run()}>
            {t("measures.goalDrop")}
          </Button>
        )}
      </form>
    </Card>
  );
}

interface PercentProps {
  label: string;
  /** What is counted. */
  what: string;
  value: string;
  set: (value: string) => void;
  onBlur: () => void;
  fault: string | undefined;
}

function Percent({ label, what, value, set, onBlur, fault }: PercentProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-what`} className={styles.small}>
        {what}
      </span>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        dir="ltr"
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? `${id}-what` : `${id}-what ${id}-fault`}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
      />
      {fault !== undefined && (
        <span id={`${id}-fault`} className={styles.fault}>
          {fault}
        </span>
      )}
    </span>
  );
}
