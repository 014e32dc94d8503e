import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import { Button } from "../../ui/Button.tsx";
import { formatInstant } from "../../ui/format.ts";
import { useFaultsOf } from "../check/checked.ts";
import { partId } from "../draft/draftParts.ts";
import { useDraft } from "../draft/useDraft.ts";
import { CommentMark } from "../review/CommentMark.tsx";
import type { PageEditor } from "../text/pageEditor.ts";
import styles from "./page.module.css";

const DraftPaper = lazy(async () => ({ default: (await import("../preview/DraftPaper.tsx")).DraftPaper }));

interface BlockNoticesProps {
  editor: PageEditor;
  pageKey: string;
  keys: ReadonlyMap<string, unknown>;
}

/** What is said about single blocks, right behind them. */
export function BlockNotices({ editor, pageKey, keys }: BlockNoticesProps) {
  return [...keys.keys()].map((key) => createPortal(<Notice pageKey={pageKey} blockKey={key} />, editor.noticePlace(key), key));
}

function Notice({ pageKey, blockKey }: { pageKey: string; blockKey: string }) {
  const { i18n } = useTranslation();
  const faults = useFaultsOf(blockKey);
  return (
    <div className={styles.notices} lang={i18n.language} dir={i18n.dir()}>
      {[...Map.groupBy(faults, ({ message }) => message)].map(([message, [fault]]) => (
        <p key={message} className={styles.fault} role="alert" data-grave={fault!.grave || undefined}>
          {message}
        </p>
      ))}
      <CommentMark piece={pageKey} block={blockKey} />
      <ConflictNotice pageKey={pageKey} blockKey={blockKey} />
    </div>
  );
}

/** Two wrote the same block: mine stands above, theirs is shown here, and nothing is lost before one of them is chosen. */
function ConflictNotice({ pageKey, blockKey }: { pageKey: string; blockKey: string }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const id = partId({ locale: null, piece: pageKey, key: blockKey });
  const conflict = desk.conflicts.use().get(id);
  if (!conflict) return null;
  const name = conflict.by ?? t("writing.somebody");
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <strong>{t(conflict.theirs === null ? "writing.theyDeleted" : "writing.theyChanged", { name })}</strong>
        {conflict.at !== null && <span> {formatInstant(conflict.at)}</span>}
      </p>
      <Suspense fallback={null}>{conflict.theirs !== null && <DraftPaper blocks={[conflict.theirs.block as PageBlock]} />}</Suspense>
      <p className={styles.choices}>
        <Button size="small" onClick={() => desk.decide(id, "mine")}>
          {t("writing.keepMine")}
        </Button>
        <Button kind="plain" size="small" onClick={() => desk.decide(id, "theirs")}>
          {t("writing.takeTheirs")}
        </Button>
      </p>
    </div>
  );
}
