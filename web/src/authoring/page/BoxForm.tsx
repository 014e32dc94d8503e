import { pageBlock } from "@vigil/model/training/pageBlock";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { BlockForm, isFormed } from "../blocks/BlockForm.tsx";
import { isBare } from "../blocks/isBare.ts";
import { useFaultsOf } from "../check/checked.ts";
import { useMedia } from "../draft/useMedia.ts";
import { DraftPaper } from "../preview/DraftPaper.tsx";
import type { OpenBox } from "../text/boxView.ts";
import styles from "./page.module.css";

/** Whether there is something to look at, rather than only to fill in. */
const isBegun = ({ block }: OpenBox): boolean => pageBlock.safeParse(block).success;

/** A block with a form: shown as learners see it, and opened to be changed. What this editor has no form for is kept as it is. */
export const BoxForm = memo(function BoxForm({ box }: { box: OpenBox }) {
  const { t, i18n } = useTranslation();
  const media = useMedia();
  const faults = useFaultsOf(box.key);
  const [open, setOpen] = useState(() => !isBegun(box));
  const { block } = box;
  const known = isFormed(block);
  const kind = known ? t(`writing.blocks.${block.kind}`) : t("writing.otherKind");
  return (
    <section className={styles.box} aria-label={kind} data-open={open || undefined}>
      <header className={styles.boxHead} lang={i18n.language} dir={i18n.dir()}>
        <strong>{kind}</strong>
        {known ? (
          <Button kind="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? "writing.boxDone" : "writing.boxEdit")}
          </Button>
        ) : (
          <span className={styles.hint}>{t("writing.keptAsIs")}</span>
        )}
      </header>
      {open && known ? (
        <div className={styles.boxForm} data-form lang={i18n.language} dir={i18n.dir()}>
          <BlockForm value={block} onChange={box.change} faults={faults} media={media} />
        </div>
      ) : block.kind === "scan" && isBare(block.subject) ? (
        <p className={styles.hint} lang={i18n.language} dir={i18n.dir()}>
          {t("writing.unfinished")}
        </p>
      ) : (
        <DraftPaper blocks={[block]} />
      )}
    </section>
  );
});
