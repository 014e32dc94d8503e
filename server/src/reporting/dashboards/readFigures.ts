import { initialMonths, monthsUntil, widgetOf, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { FigureRow, Figures } from "@vigil/model/reporting/dashboards/dashboardWire";
import { foldRows } from "@vigil/model/reporting/dashboards/foldRows";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { recall, remember, type Hints } from "../../entity/hints.ts";
import { databaseOf, type Tx } from "../../storage/asDomain.ts";
import { dutyFigures } from "./dutyFigures.ts";
import { examFigures } from "./examFigures.ts";
import type { FigureSource } from "./figureSource.ts";
import { simulatorFigures } from "./simulatorFigures.ts";
import { trainingFigures } from "./trainingFigures.ts";

export const figureSources: Record<WidgetName, FigureSource> = { ...examFigures, ...simulatorFigures, ...trainingFigures, ...dutyFigures };

/** What one widget shows, of the learners and programs that the asker may see. */
export async function readFigures(tx: Tx, by: Caller, widget: WidgetName, ask: WidgetAsk): Promise<Figures> {
  const rows = await allFigures(tx, by, widget, ask);
  const { by: group, unit } = widgetOf(widget);
  return group === "month" ? { rows, others: null } : foldRows(unit, rows);
}

/** Every row of it. */
export async function allFigures(tx: Tx, by: Caller, widget: WidgetName, ask: WidgetAsk): Promise<FigureRow[]> {
  const { zone, today } = await daysOf(tx, by.domainId);
  const months = monthsUntil(today, ask.months ?? initialMonths);
  const { rows } = await figureSources[widget]({ by, ask, zone, today, since: `${months[0]}-01` }).execute(tx);
  if (widgetOf(widget).by !== "month") return rows;
  const found = new Map(rows.map((row) => [row.label, row]));
  const none = (label: string): FigureRow => ({ label, values: widgetOf(widget).series.map(() => null), count: 0 });
  return months.map((month) => found.get(month) ?? none(month));
}

interface Days {
  zone: string;
  today: string;
}

const kept = new WeakMap<object, Hints>();

/** The time zone of the domain and the day it is there, as it was a moment ago: the parts of a home each ask for it. */
export async function daysOf(tx: Tx, domainId: number): Promise<Days> {
  const hints: Hints = kept.get(databaseOf(tx)) ?? new Map();
  kept.set(databaseOf(tx), hints);
  const known = recall(hints, String(domainId)) as Partial<Days> | undefined;
  if (known?.zone !== undefined && known.today !== undefined) return { zone: known.zone, today: known.today };
  const { rows } = await sql<Days>`
    select d.sound_zone as zone, (now() at time zone d.sound_zone)::date::text as today from domains d where d.id = ${domainId}`.execute(
    tx,
  );
  remember(hints, String(domainId), { ...rows[0] });
  return rows[0]!;
}
