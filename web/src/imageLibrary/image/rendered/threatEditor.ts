import type { MarkedThreat } from "@vigil/model/imageLibrary/imageRules";
import type { Size } from "@vigil/model/imageLibrary/pictureRules";
import { isTooClose, type Point, polygonFault } from "@vigil/model/imageLibrary/polygonRules";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";

interface OpenPolygon {
  readonly threat: number;
  readonly view: number;
  readonly points: readonly Point[];
}

export interface Drawing {
  readonly threats: readonly MarkedThreat[];
  /** The polygon that is being drawn. */
  readonly open: OpenPolygon | null;
}

/** A point by its polygon; the open polygon has no number. */
export interface PointPlace {
  readonly threat: number;
  readonly polygon: number | "open";
  readonly point: number;
}

export interface Editor {
  readonly sizes: readonly Size[];
  readonly drawing: Drawing;
  readonly past: readonly Drawing[];
  readonly future: readonly Drawing[];
  /** The threat that the next polygon belongs to, and the view that is shown. */
  readonly threat: number;
  readonly view: number;
  readonly chosen: PointPlace | null;
  /** What was refused last. */
  readonly fault: ProblemCode | "open" | null;
  /** A name that is typed on is one step back. */
  readonly typing: number | null;
}

export type EditorAction =
  | { do: "add"; at: Point }
  | { do: "close" | "removePoint" | "undo" | "redo" }
  | { do: "move"; place: PointPlace; to: Point }
  | { do: "choose"; place: PointPlace | null }
  | { do: "view"; view: number }
  | { do: "threat"; threat: number }
  | { do: "addThreat"; category: string }
  | { do: "removeThreat"; threat: number }
  | { do: "describe"; threat: number; category?: string; name?: string }
  | { do: "removePolygon"; threat: number; polygon: number };

export const beginEditor = (threats: readonly MarkedThreat[], sizes: readonly Size[]): Editor => ({
  sizes,
  drawing: { threats, open: null },
  past: [],
  future: [],
  threat: 0,
  view: 0,
  chosen: null,
  fault: null,
  typing: null,
});

export function edit(before: Editor, action: EditorAction): Editor {
  const editor = { ...before, fault: null, typing: null };
  const { drawing, past, future, view } = editor;
  const { threats, open } = drawing;
  switch (action.do) {
    case "add":
      return addPoint(editor, within(editor, action.at));
    case "close": {
      if (open === null) return editor;
      const code = polygonFault(open.points, editor.sizes[open.view] ?? { width: 0, height: 0 });
      if (code) return { ...editor, fault: code };
      const closed = { view: open.view, points: open.points };
      const marked = threats.map((threat, number) =>
        number === open.threat ? { ...threat, polygons: [...threat.polygons, closed] } : threat,
      );
      return drawn(editor, { threats: marked, open: null }, { chosen: null });
    }
    case "move": {
      const { place } = action;
      const points = pointsAt(drawing, place);
      const to = within(editor, action.to);
      const others = points.filter((_, number) => number !== place.point);
      if (isTooClose(others, to)) return { ...editor, chosen: place, fault: "PolygonPointTooClose" };
      const moved = points.with(place.point, to);
      const code = place.polygon === "open" ? undefined : polygonFault(moved, editor.sizes[view] ?? { width: 0, height: 0 });
      if (code) return { ...editor, chosen: place, fault: code };
      return drawn(editor, withPoints(drawing, place, moved), { chosen: place });
    }
    case "removePoint":
      return removePoint(editor);
    case "removePolygon": {
      const rest = threats.map((threat, number) =>
        number === action.threat ? { ...threat, polygons: threat.polygons.toSpliced(action.polygon, 1) } : threat,
      );
      return drawn(editor, { threats: rest, open }, { chosen: null });
    }
    case "addThreat":
      return drawn(
        editor,
        { threats: [...threats, { category: action.category, name: "", polygons: [] }], open },
        { threat: threats.length },
      );
    case "removeThreat": {
      const kept =
        open === null || open.threat === action.threat ? null : { ...open, threat: open.threat - (open.threat > action.threat ? 1 : 0) };
      const rest = threats.toSpliced(action.threat, 1);
      return drawn(editor, { threats: rest, open: kept }, { chosen: null, threat: Math.max(0, Math.min(editor.threat, rest.length - 1)) });
    }
    case "describe": {
      const { threat: number, do: _, ...said } = action;
      const described = { threats: threats.map((threat, place) => (place === number ? { ...threat, ...said } : threat)), open };
      if (before.typing === number && said.name !== undefined) return { ...editor, drawing: described, typing: number };
      return drawn(editor, described, { typing: said.name === undefined ? null : number });
    }
    case "choose":
      return { ...editor, chosen: action.place };
    case "view":
      return { ...editor, view: action.view, chosen: null };
    case "threat":
      return { ...editor, threat: action.threat };
    case "undo": {
      const last = past.at(-1);
      return last ? { ...editor, drawing: last, past: past.slice(0, -1), future: [drawing, ...future], chosen: null } : editor;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { ...editor, drawing: next, past: [...past, drawing], future: rest, chosen: null } : editor;
    }
  }
}

const drawn = (editor: Editor, drawing: Drawing, change: Partial<Editor> = {}): Editor => ({
  ...editor,
  drawing,
  past: [...editor.past, editor.drawing],
  future: [],
  ...change,
});

function addPoint(editor: Editor, at: Point): Editor {
  const { drawing, view, threat } = editor;
  const { threats, open } = drawing;
  if (threats[threat] === undefined && open === null) return { ...editor, fault: "ImageThreatArrayMissing" };
  if (open !== null && open.view !== view) return { ...editor, fault: "open" };
  const points = open?.points ?? [];
  if (isTooClose(points, at)) return { ...editor, fault: "PolygonPointTooClose" };
  return drawn(editor, { threats, open: { threat: open?.threat ?? threat, view, points: [...points, at] } }, { chosen: null });
}

/** The chosen point, else the last one of the open polygon; a closed polygon keeps its three. */
function removePoint(editor: Editor): Editor {
  const { drawing, chosen } = editor;
  const { open, threats } = drawing;
  const place = chosen ?? (open && { threat: open.threat, polygon: "open" as const, point: open.points.length - 1 });
  if (place === null) return editor;
  const rest = pointsAt(drawing, place).toSpliced(place.point, 1);
  if (place.polygon === "open" && rest.length === 0) return drawn(editor, { threats, open: null }, { chosen: null });
  const code = place.polygon === "open" ? undefined : polygonFault(rest, editor.sizes[editor.view] ?? { width: 0, height: 0 });
  return code ? { ...editor, fault: code } : drawn(editor, withPoints(drawing, place, rest), { chosen: null });
}

export const pointsAt = ({ threats, open }: Drawing, { threat, polygon }: PointPlace): readonly Point[] =>
  (polygon === "open" ? open?.points : threats[threat]?.polygons[polygon]?.points) ?? [];

function withPoints({ threats, open }: Drawing, { threat: number, polygon }: PointPlace, points: readonly Point[]): Drawing {
  if (polygon === "open") return { threats, open: open && { ...open, points } };
  const marked = threats.map((threat, place) =>
    place === number ? { ...threat, polygons: threat.polygons.map((one, each) => (each === polygon ? { ...one, points } : one)) } : threat,
  );
  return { threats: marked, open };
}

/** Every point of the view that is shown, in the order Tab walks them. */
export const placesOf = ({ drawing: { threats, open }, view }: Editor): PointPlace[] => [
  ...threats.flatMap(({ polygons }, threat) =>
    polygons.flatMap(({ view: own, points }, polygon) => (own === view ? points.map((_, point) => ({ threat, polygon, point })) : [])),
  ),
  ...(open !== null && open.view === view ? open.points.map((_, point) => ({ threat: open.threat, polygon: "open" as const, point })) : []),
];

export const isSame = (one: PointPlace | null, other: PointPlace): boolean =>
  one !== null && one.threat === other.threat && one.polygon === other.polygon && one.point === other.point;

/** The next or previous point; null behind the last one, where Tab leaves the picture. */
export function neighbour(editor: Editor, by: 1 | -1): PointPlace | null {
  const places = placesOf(editor);
  const at = places.findIndex((place) => isSame(editor.chosen, place));
  return (at < 0 ? (by === 1 ? places[0] : places.at(-1)) : places[at + by]) ?? null;
}

/** The nearest whole pixel of the picture. */
const within = ({ sizes, view }: Editor, [x, y]: Point): Point => {
  const { width = 0, height = 0 } = sizes[view] ?? {};
  return [Math.min(width, Math.max(0, Math.round(x))), Math.min(height, Math.max(0, Math.round(y)))];
};
