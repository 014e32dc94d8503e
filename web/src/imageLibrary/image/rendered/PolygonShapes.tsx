import type { Point } from "@vigil/model/imageLibrary/polygonRules";
import { type Frame, toScreen, type Zoom } from "../../../simulator/viewer/zoom.ts";
import styles from "./Rendered.module.css";
import { type Editor, isSame, type PointPlace } from "./threatEditor.ts";

interface Props {
  editor: Editor;
  zoom: Zoom;
  frame: Frame;
  cursor: Point | null;
  /** A point that is being dragged, and where it is at the moment. */
  dragged: { place: PointPlace; at: Point } | null;
}

/** Polygons and their points over the picture; only this knows where they fall on the screen. */
export function PolygonShapes({ editor, zoom, frame, cursor, dragged }: Props) {
  const { drawing, view, chosen, threat: chosenThreat } = editor;
  const at = ([x, y]: Point) => toScreen(zoom, frame, { x, y });
  const shapes = [
    ...drawing.threats.flatMap(({ polygons, name }, threat) =>
      polygons.flatMap((polygon, number) => (polygon.view === view ? [{ threat, polygon: number, points: polygon.points, name }] : [])),
    ),
    ...(drawing.open?.view === view
      ? [{ threat: drawing.open.threat, polygon: "open" as const, points: drawing.open.points, name: "" }]
      : []),
  ];
  return (
    <svg className={styles.shapes} width={frame.width} height={frame.height} aria-hidden>
      {shapes.map(({ threat, polygon, points, name }) => {
        const places = points.map((point, number) => {
          const place = { threat, polygon, point: number };
          return { place, ...at(dragged !== null && isSame(dragged.place, place) ? dragged.at : point) };
        });
        const line = places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
        const top = places.reduce((highest, point) => (point.y < highest.y ? point : highest), places[0] ?? { x: 0, y: 0 });
        const Shape = polygon === "open" ? "polyline" : "polygon";
        return (
          <g key={`${threat} ${polygon}`} data-chosen={threat === chosenThreat || undefined} data-open={polygon === "open" || undefined}>
            <Shape className={styles.halo} points={line} />
            <Shape points={line} />
            {name !== "" && (
              <text x={top.x} y={Math.max(14, top.y - 10)} textAnchor="middle">
                {name}
              </text>
            )}
            {places.map(({ place, x, y }) => (
              <circle
                key={place.point}
                cx={x}
                cy={y}
                r={5}
                data-first={(polygon === "open" && place.point === 0) || undefined}
                data-point={isSame(chosen, place) || undefined}
              />
            ))}
          </g>
        );
      })}
      {cursor !== null && chosen === null && (
        <path className={styles.cursor} transform={`translate(${at(cursor).x} ${at(cursor).y})`} d="M-14 0h10M4 0h10M0 -14v10M0 4v10" />
      )}
    </svg>
  );
}
