import { plainWords } from "@vigil/model/authoring/partWords";
import { kindIn, type DraftPart } from "@vigil/model/authoring/draftPart";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import type { Conflict } from "../draft/draftDesk.ts";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./review.module.css";

/** What two wrote at once and stands behind no block of the page at hand: both versions, and which one stays. */
export function OtherConflicts({ place }: { place: string | undefined }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const conflicts = [...desk.conflicts.use()].filter(
    ([, { piece, key, locale }]) => locale === null && (kindIn(piece, key) !== "block" || piece !== place || !desk.parts.keyed(key)),
  );
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} role="alert" aria-label={t("draftReview.conflictsTitle")}>
      {conflicts.map(([id, conflict]) => (
        <div key={id}>
          <p>
            <strong>
              {t(conflict.theirs === null ? "writing.theyDeleted" : "writing.theyChanged", {
                name: conflict.by ?? t("writing.somebody"),
              })}
            </strong>
          </p>
          <div className={styles.sides}>
            <Version name={t("draftReview.mine")} conflict={conflict} block={conflict.mine as DraftPart["block"] | null}>
              <Button size="small" onClick={() => desk.decide(id, "mine")}>
                {t("writing.keepMine")}
              </Button>
            </Version>
            <Version name={t("draftReview.theirs")} conflict={conflict} block={conflict.theirs?.block ?? null}>
              <Button kind="plain" size="small" onClick={() => desk.decide(id, "theirs")}>
                {t("writing.takeTheirs")}
              </Button>
            </Version>
          </div>
        </div>
      ))}
    </section>
  );
}

interface VersionProps {
  name: string;
  conflict: Conflict;
  block: DraftPart["block"] | null;
  children: ReactNode;
}

function Version({ name, conflict, block, children }: VersionProps) {
  const { t } = useTranslation();
  return (
    <div>
      <p className={styles.quiet}>{name}</p>
      <p className={styles.words} dir="auto">
        {block === null ? t("draftReview.deletedSide") : plainWords({ key: conflict.key, block }) || t("draftReview.noWordsSide")}
      </p>
      <p>{children}</p>
    </div>
  );
}
