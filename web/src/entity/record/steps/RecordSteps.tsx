import type { Entity } from "@vigil/model/entity/entity";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiProblem } from "../../../apiProblem.ts";
import { useAct } from "../../../shell/useAct.ts";
import { useStillHere } from "../../../shell/useStillHere.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { countQuery, recordQuery } from "../../entityCalls.ts";
import styles from "../Record.module.css";
import { focusRow } from "./focusRow.ts";
import { useStepKeys } from "./useStepKeys.ts";
import { forgetStop, goesOn, recordBeside, stopAt, takeAlong, walkOf, type Stop, type ListWalk } from "./walk.ts";

interface RecordStepsProps {
  domain: string;
  entity: Entity;
  id: number;
  tab: string;
}

/** The button that led here: it keeps the keyboard, so that pressing it again leads on. */
let pressed: 1 | -1 | undefined;

/** Where a record stands in the list it was opened from, and its neighbours there; nothing for a record that came by a link. */
export function RecordSteps(props: RecordStepsProps) {
  const { domain, entity, id } = props;
  const queries = useQueryClient();
  const router = useRouter();
  const [walk] = useState(() => walkOf(queries, entity));
  const stop = walk && stopAt(walk, id);
  useEffect(
    () => () => {
      if (router.latestLocation.pathname === `/${domain}/admin/${entity.url}`) focusRow(id);
    },
    [router, domain, entity.url, id],
  );
  return stop ? <Steps {...props} walk={walk} stop={stop} /> : null;
}

function Steps({ domain, entity, id, tab, walk, stop }: RecordStepsProps & { walk: ListWalk; stop: Stop }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const frame = useRef<HTMLElement>(null);
  const [ended, setEnded] = useState<1 | -1>();
  const { data: counted } = useQuery(countQuery(entity, walk.shown.state, false));
  const may = (by: 1 | -1): boolean =>
    ended !== by && goesOn(stop, by) && !(by === 1 && counted?.certainty === "exact" && isLast(stop, counted.count));
  const { run, busy } = useAct({
    call: async (by: 1 | -1, _byButton: boolean): Promise<number | undefined> => {
      for (let from = stop; ;) {
        const next = await recordBeside(entity, walk, from, by);
        if (next === undefined) return undefined;
        try {
          await queries.ensureQueryData(recordQuery(entity, next));
          return next;
        } catch (problem) {
          if (!(problem instanceof ApiProblem) || problem.status !== 404) throw problem;
          forgetStop(walk, next);
          from = stopAt(walk, id) ?? from;
        }
      }
    },
    done: (next, by, byButton) => {
      if (next === undefined) return setEnded(by);
      if (!stillHere()) return undefined;
      if (byButton) pressed = by;
      const there = stopAt(walk, next);
      if (there) takeAlong(walk, there);
      const params = { domain, list: entity.url, id: String(next) };
      return tab === ""
        ? navigate({ to: "/$domain/admin/$list/$id", params })
        : navigate({ to: "/$domain/admin/$list/$id/$tab", params: { ...params, tab } });
    },
  });
  useStepKeys((by) => {
    if (may(by) && !busy) void run(by, false);
  });
  useEffect(() => {
    const [back, on] = frame.current?.querySelectorAll("button") ?? [];
    const button = pressed === 1 ? on : pressed === -1 ? back : undefined;
    pressed = undefined;
    (button?.disabled ? (button === on ? back : on) : button)?.focus();
  }, []);
  const count = counted && formatNumber(counted.certainty === "exact" ? counted.count : Number(counted.count.toPrecision(2)));
  return (
    <nav ref={frame} className={styles.steps} aria-label={t("steps.label")}>
      <Button
        kind="text"
        aria-label={t("steps.previous")}
        title={t("steps.previousKey")}
        disabled={!may(-1)}
        onClick={() => void run(-1, true)}
      >
        <span className={styles.turned}>‹</span>
      </Button>
      <span>
        {count === undefined
          ? formatNumber(stop.place)
          : t(`steps.${counted?.certainty ?? "exact"}`, { place: formatNumber(stop.place), count: count as never })}
      </span>
      <Button kind="text" aria-label={t("steps.next")} title={t("steps.nextKey")} disabled={!may(1)} onClick={() => void run(1, true)}>
        <span className={styles.turned}>›</span>
      </Button>
    </nav>
  );
}

/** A page that is just full has a cursor behind it, also where it is the last. */
const isLast = ({ leg, at, place }: Stop, count: number): boolean => at + 1 === leg.ids.length && place >= count;
