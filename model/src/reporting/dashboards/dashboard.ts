import { z } from "zod";
import type { SessionKind } from "../measures/sessionKind.ts";
import { monthChoices, widgetNames, widgetOf, withinChoices, type WidgetName } from "./widget.ts";

export const mostDashboards = 20;
export const mostItems = 30;
export const mostWidth = 4;
export const mostHeight = 3;

/** By the names that stand in dashboards that were saved. */
export const widgetKinds = { Practice: "practice", Exam: "exam", Quiz: "quiz" } as const satisfies Record<string, SessionKind>;
export const widgetSessions = ["Practice", "Exam", "Quiz"] as const satisfies (keyof typeof widgetKinds)[];

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
/** What a widget looks at; what is not named is not narrowed. */
export const widgetAsk = z.strictObject({
  months: z.union(monthChoices.map((months) => z.literal(months))).optional(),
  within: z.union(withinChoices.map((days) => z.literal(days))).optional(),
  companyId: id.optional(),
  groupId: id.optional(),
  programId: id.optional(),
  courseId: id.optional(),
  examKind: z.enum(["unit", "final"]).optional(),
  sessionType: z.enum(widgetSessions).optional(),
});
export type WidgetAsk = z.output<typeof widgetAsk>;

export const dashboardItem = z
  .strictObject({
    /** Tells the items of one dashboard apart. */
    key: z.string().min(1).max(40),
    widget: z.enum(widgetNames),
    filters: widgetAsk,
    width: z.int().min(1).max(mostWidth),
    height: z.int().min(1).max(mostHeight),
    /** Shown as figures, not as a picture of them. */
    table: z.boolean().default(false),
  })
  .refine(({ widget, filters }) => Object.keys(filters).every((name) => widgetOf(widget).filters.some((known) => known === name)), {
    path: ["filters"],
  });
export type DashboardItem = z.output<typeof dashboardItem>;

export const dashboardBody = z.strictObject({
  title: z.string().trim().min(1).max(80),
  favorite: z.boolean().default(false),
  items: z
    .array(dashboardItem)
    .max(mostItems)
    .refine((items) => new Set(items.map(({ key }) => key)).size === items.length),
});
export type DashboardBody = z.output<typeof dashboardBody>;

/** A dashboard of the one who asks. */
export interface Dashboard extends DashboardBody {
  id: number;
  revision: number;
}

const initial = (widget: WidgetName, width: number): DashboardItem => ({
  key: widget,
  widget,
  filters: {},
  width,
  height: 1,
  table: false,
});

/** What everybody begins with, and goes back to: all of them. */
export const defaultItems: readonly DashboardItem[] = [
  initial("training", 2),
  initial("trainingDueByRegion", 1),
  initial("certifications", 1),
  initial("duty", 2),
  initial("simulatorScore", 1),
  initial("simulatorCriticalErrors", 1),
  initial("simulatorCategoryWeakness", 2),
  initial("simulatorTime", 1),
  initial("examScore", 1),
  initial("examTime", 2),
  initial("performanceFeedback", 2),
];

/** The items with one of them at another place; beyond the ends it stays at the end. */
export function moveItem(items: readonly DashboardItem[], key: string, place: number): DashboardItem[] {
  const moved = items.find((item) => item.key === key);
  if (!moved) return [...items];
  const others = items.filter((item) => item !== moved);
  return others.toSpliced(Math.min(Math.max(0, place), others.length), 0, moved);
}

/** One that was taken away, at its place again; what is there already stays as it is. */
export const putBackItem = (items: readonly DashboardItem[], item: DashboardItem, place: number): DashboardItem[] =>
  items.some(({ key }) => key === item.key) ? [...items] : items.toSpliced(place, 0, item);

const within = (value: number, most: number): number => Math.min(Math.max(1, value), most);
/** One of them larger or smaller, within what the page has. */
export const resizeItem = (
  items: readonly DashboardItem[],
  key: string,
  { width, height }: { width: number; height: number },
): DashboardItem[] =>
  items.map((item) => (item.key === key ? { ...item, width: within(width, mostWidth), height: within(height, mostHeight) } : item));

/** A new item behind the others, with a key that none of them has. */
export function addItem(items: readonly DashboardItem[], widget: WidgetName): DashboardItem[] {
  const taken = new Set(items.map(({ key }) => key));
  const keys = [widget, ...items.map((_, index) => `${widget}${index + 2}`)];
  return [...items, { ...initial(widget, 1), key: keys.find((key) => !taken.has(key)) ?? widget }];
}
