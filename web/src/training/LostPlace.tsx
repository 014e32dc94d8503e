import type { ContentsNode } from "@vigil/model/training/contents";
import { firstIncomplete } from "@vigil/model/training/navigation";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LeafLink } from "./menu/LeafLink.tsx";
import styles from "./training.module.css";

interface LostPlaceProps {
  root: ContentsNode;
  /** What went wrong, for the log. */
  error: unknown;
  domain: string;
  program: string;
}

/** In place of what is not in the course, or cannot be shown: a sentence, and the way on. */
export function LostPlace({ root, error, domain, program }: LostPlaceProps) {
  const { t } = useTranslation();
  const logged = String(error);
  useEffect(() => console.error(logged), [logged]);
  const first = firstIncomplete(root);
  return (
    <EmptyState page title={t("training.lostTitle")} text={t("training.lostText")}>
      {first && (
        <LeafLink domain={domain} program={program} path={first} className={styles.next}>
          {t("training.continue")}
        </LeafLink>
      )}
    </EmptyState>
  );
}
