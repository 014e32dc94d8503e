import type { ContentsNode, LockReason } from "@vigil/model/training/contents";
import { firstIncomplete } from "@vigil/model/training/navigation";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LeafLink } from "./LeafLink.tsx";
import { lockReasons } from "./lockReasons.ts";
import styles from "../training.module.css";

interface ShutProps {
  root: ContentsNode;
  reason: LockReason;
  domain: string;
  program: string;
}

/** In place of what is still locked: why, and the way to what comes first. */
export function Shut({ root, reason, domain, program }: ShutProps) {
  const { t } = useTranslation();
  const first = firstIncomplete(root);
  return (
    <EmptyState page title={t("training.locked")} text={t(lockReasons[reason])}>
      {first && (
        <LeafLink domain={domain} program={program} path={first} className={styles.next}>
          {t("training.continue")}
        </LeafLink>
      )}
    </EmptyState>
  );
}
