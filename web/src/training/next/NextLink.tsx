import type { Doing } from "@vigil/model/training/step";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "../training.module.css";
import { stepLink } from "./stepLink.ts";

interface NextLinkProps {
  domain: string;
  program: string;
  step: Doing;
  /** Nothing of it was done before. */
  fresh?: boolean;
}

/** “Continue”: the one amber thing on a page of the training. */
export function NextLink({ domain, program, step, fresh = false }: NextLinkProps) {
  const { t } = useTranslation();
  return (
    <Link {...stepLink({ domain, program }, step)} className={styles.next} data-tour="next" preload={false}>
      {t(step.decided ? "next.finish" : fresh ? "training.start" : "training.continue")}
    </Link>
  );
}
