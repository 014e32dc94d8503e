import type { BulkAct, BulkLeft } from "@vigil/model/entity/bulk/bulkWire";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import i18next from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { addressOf } from "../rowAddress.ts";
import type { ListPlace } from "../list/listPlace.ts";
import type { Selection } from "../list/useSelection.ts";
import styles from "./Bulk.module.css";
import { figuresOf, isUndone } from "./figuresOf.ts";
import { latestAct } from "./latestAct.ts";
import { useActOn } from "./useActOn.ts";

interface BulkNoticeProps {
  domain: string;
  place: ListPlace;
  selection: Selection;
  limit: number;
  shown: BulkAct;
}

/** Refusals are brought into sight once, wherever one has scrolled to. */
const brought = new Set<string>();

const atWork = ({ state }: BulkAct): boolean => state === "working" || state === "undoing";

/** What came of the last act on many: how far it is, what it changed, what it left and why, and undoing it. */
export function BulkNotice({ domain, place, selection, limit, shown }: BulkNoticeProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: act } = useQuery({
    queryKey: ["bulkacts", shown.id, shown.state],
    queryFn: ({ signal }) => call<BulkAct>("GET", `bulkacts/${shown.id}`, { signal }),
    initialData: shown,
    enabled: atWork(shown),
    refetchInterval: ({ state }) => (state.data && atWork(state.data) ? 1000 : false),
  });
  const { entity, place: slots } = place;
  const stale = [...(slots.refreshes ?? []), [entity.url]].map((queryKey) => ({ queryKey }));
  useEffect(() => {
    if (act.state === shown.state) return;
    keep(act);
    for (const filters of [...(slots.refreshes ?? []), [entity.url]]) void queries.invalidateQueries({ queryKey: filters });
    // oxlint-disable-next-line react/exhaustive-deps -- it is over when its state is another
  }, [act.state]);
  const keep = (answer: BulkAct) => {
    // undone as a whole, there is nothing left to say of it here
    const over = answer.state === "undone" && answer.left === 0;
    latestAct.set(() => (over ? null : answer));
    if (over) toast(t("bulk.takenBack", { count: answer.back }));
  };
  const { undo, stop, file } = useActOn(act, { done: keep, stale });
  const undone = isUndone(act);
  const { left, figures } = figuresOf(act);
  const title = phraseOf(`bulk.acts.${act.action}`, act.action);
  return (
    <section className={styles.notice} aria-label={t("bulk.label")} data-left={left > 0 || undefined}>
      <div className={styles.head}>
        <p role="status" className={styles.said}>
          <strong>{undone ? t("bulk.undoing", { act: title }) : title}</strong>
          {figures.map(([name, count]) =>
            count > 0 || name === "changed" || name === "back" ? (
              <span key={name} data-figure={name}>
                {t(`bulk.figures.${name}`)}: {formatNumber(count)}
              </span>
            ) : null,
          )}
          {act.error !== null && <span data-figure="refused">{phraseOf(`problems.${act.error}`, act.error)}</span>}
          {act.state === "stopped" && act.error === null && <span>{t("bulk.stopped")}</span>}
        </p>
        {act.state === "working" && (
          <Button kind="plain" size="bar" busy={stop.busy} onClick={() => void stop.run()}>
            {t("bulk.stop")}
          </Button>
        )}
        {act.undoUntil !== null && (
          <Button kind="plain" size="bar" busy={undo.busy} onClick={() => void undo.run()}>
            {t("bulk.undo")}
          </Button>
        )}
        <Link to="/$domain/admin/acts" params={{ domain }}>
          {t("bulk.all")}
        </Link>
        {!atWork(act) && (
          <Button kind="text" onClick={() => latestAct.set(() => null)} aria-label={t("bulk.close")}>
            ✕
          </Button>
        )}
      </div>
      {atWork(act) && <ProgressBar value={act.done / Math.max(1, undone ? act.changed : act.wanted)} label={title} />}
      {!atWork(act) && left > 0 && <LeftOnes {...{ domain, place, selection, limit, act, file }} />}
    </section>
  );
}

type LeftOnesProps = Omit<BulkNoticeProps, "shown"> & { act: BulkAct } & Pick<ReturnType<typeof useActOn>, "file">;

/** Each that was left as it is, with why; they can be selected, and no others. */
function LeftOnes({ domain, place, selection, limit, act, file }: LeftOnesProps) {
  const { t } = useTranslation();
  const { language } = i18next;
  const { data } = useQuery({
    queryKey: ["bulkacts", act.id, act.state, "left", language],
    queryFn: ({ signal }) => call<{ count: number; rows: BulkLeft[] }>("GET", `bulkacts/${act.id}/left?language=${language}`, { signal }),
    staleTime: Infinity,
  });
  const select = useAct({
    call: () => call<{ rows: BulkLeft[] }>("GET", `bulkacts/${act.id}/left?language=${language}&limit=${mostAtOnce}`),
    done: ({ rows }) =>
      selection.take(
        rows.map(({ id }) => id),
        limit,
      ),
  });
  const told = data !== undefined;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const once = `${act.id} ${act.state}`;
    if (!told || brought.has(once)) return;
    brought.add(once);
    list.current?.focus({ preventScroll: true });
    list.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [told, act.id, act.state]);
  if (!data) return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what was refused is gone to, and scrolls */}
      <ul ref={list} className={styles.left} tabIndex={0} aria-label={t(isUndone(act) ? "bulk.figures.left" : "bulk.figures.refused")}>
        {data.rows.map(({ id, name, text }) => (
          <li key={id}>
            <Link {...addressOf(place, domain, id)}>
              <bdi>{name}</bdi>
            </Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.further}>
        {data.count > data.rows.length && <span>{t("bulk.more", { count: data.count - data.rows.length })}</span>}
        <Button kind="text" busy={select.busy} onClick={() => void select.run()}>
          {t("bulk.selectThese")}
        </Button>
        <Button kind="text" busy={file.busy} onClick={() => void file.run()}>
          {t("bulk.download")}
        </Button>
      </p>
    </>
  );
}
