import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import menu from "../desk/desk.module.css";
import { useChange, useDraft } from "../draft/useDraft.ts";
import { newLab, type NewLabType } from "../labs/newLab.ts";
import styles from "./page.module.css";

const LabCard = lazy(async () => ({ default: (await import("./LabCard.tsx")).LabCard }));

const labTypes = ["hotspot", "findThreat", "match", "sort", "order", "checklist", "external"] as const satisfies readonly NewLabType[];

/** What there is to do on a page, below its text. */
export function PageLabsForm({ page }: { page: DraftPart<"page"> }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const change = useChange();
  const [begun, setBegun] = useState<number | null>(null);
  const labs = page.block.labs;
  const { run: add, busy } = useAct({
    call: (type: NewLabType) => {
      const { id: _, ...block } = newLab(0, type);
      return desk.act({ act: "add", kind: "lab", piece: "labs", block: block as never });
    },
    done: ({ key }) => {
      const id = Number(key.slice(1));
      const now = desk.parts.keyed(page.key) as DraftPart<"page"> | undefined;
      change(page, { labs: [...(now?.block.labs ?? labs), id] });
      setBegun(id);
    },
  });
  const move = (index: number, by: 1 | -1) => {
    const moved = [...labs];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    change(page, { labs: moved });
  };
  return (
    <section className={styles.labs} aria-label={t("writing.labs")}>
      <header className={styles.sectionHead}>
        <h3>{t("writing.labs")}</h3>
        <Popover label={t("writing.addLab")} button={t("writing.addLab")} buttonClass={buttonLook("plain", "small")}>
          <div className={menu.menu} aria-busy={busy}>
            {labTypes.map((type) => (
              <button key={type} type="button" data-close aria-label={t(`writing.labTypes.${type}`)} onClick={() => void add(type)}>
                <span>
                  <strong>{t(`writing.labTypes.${type}`)}</strong>
                  <small>{t(`writing.labHints.${type}`)}</small>
                </span>
              </button>
            ))}
          </div>
        </Popover>
      </header>
      {labs.length === 0 && <p className={styles.hint}>{t("writing.noLabs")}</p>}
      <Suspense fallback={<Skeleton height={56 * labs.length} />}>
        {labs.map((id, index) => (
          <LabCard
            key={id}
            id={id}
            opened={begun === id}
            {...(index > 0 ? { up: () => move(index, -1) } : {})}
            {...(index < labs.length - 1 ? { down: () => move(index, 1) } : {})}
            restore={() => change(page, { labs })}
            remove={() => change(page, { labs: labs.filter((each) => each !== id) })}
          />
        ))}
      </Suspense>
    </section>
  );
}
