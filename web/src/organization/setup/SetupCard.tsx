import { nextStep, setupSteps, type SetupStep } from "@vigil/model/organization/setup";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import styles from "./SetupCard.module.css";
import { setupQuery } from "./setupQuery.ts";

/** Where each step is done: a new record, or the list on which the rest is chosen. */
const places: Readonly<Record<SetupStep, { list: string; add: boolean }>> = {
  companies: { list: "companies", add: true },
  people: { list: "users", add: false },
  library: { list: "imagelibraries", add: true },
  programs: { list: "programs", add: true },
  assignments: { list: "users", add: false },
};

/** What a new domain still lacks before its people can train. It ticks itself, and is gone once everything is there. */
export function SetupCard({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...setupQuery, refetchOnMount: false }); // the home has just asked
  const next = data && nextStep(data);
  if (!data || next === undefined) return null;
  const done = setupSteps.filter((step) => data[step]).length;
  return (
    <div className={styles.setup}>
      <Card title={t("setup.title")} lead={t("setup.lead", { done, all: setupSteps.length })}>
        <ol className={styles.steps}>
          {setupSteps.map((step) => (
            <li key={step} className={styles.step} data-done={data[step]} aria-current={step === next ? "step" : undefined}>
              <span className={styles.sign} role="img" aria-label={t(data[step] ? "setup.done" : "setup.open")}>
                {data[step] ? "✓" : ""}
              </span>
              <div className={styles.words}>
                <strong className={styles.name}>{t(`setup.steps.${step}`)}</strong>
                {!data[step] && <p className={styles.text}>{t(`setup.texts.${step}`)}</p>}
              </div>
              {!data[step] && <StepLink domain={domain} step={step} main={step === next} />}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function StepLink({ domain, step, main }: { domain: string; step: SetupStep; main: boolean }) {
  const { t } = useTranslation();
  const { list, add } = places[step];
  const look = buttonLook(main ? "primary" : "plain", "bar");
  const words = t(`setup.acts.${step}`);
  return add ? (
    <Link to="/$domain/admin/$list/$id" params={{ domain, list, id: "add" }} className={look}>
      {words}
    </Link>
  ) : (
    <Link to="/$domain/admin/$list" params={{ domain, list }} className={look}>
      {words}
    </Link>
  );
}
