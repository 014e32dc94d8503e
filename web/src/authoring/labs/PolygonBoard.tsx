import "../../training/page/labs/labColours.css";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import hidden from "../../ui/VisuallyHidden.module.css";
import forms from "../form/forms.module.css";
import { boxBetween, ovalBetween, type Corner, cornerAt, holds, movedCorner, nearestCorner, withCorner } from "./polygonDrawing.ts";
import styles from "./PolygonBoard.module.css";

export interface BoardShape {
  id: number;
  label: string;
  polygon: readonly Corner[];
}

interface PolygonBoardProps {
  label: string;
  shapes: readonly BoardShape[];
  /** The one that is drawn. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** `step` names a movement: all of it is one step back. */
  onDraw: (id: number, polygon: Corner[], step?: string) => void;
  /** The picture that is drawn on. */
  children: ReactNode;
}

const arrows: Readonly<Record<string, Corner>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const [step, smallStep] = [0.02, 0.004];
const [reachPixels, dragPixels] = [16, 8];
const middle: Corner = [0.5, 0.5];
/** Corner by corner, or a shape between two of its corners. */
const tools = ["corners", "box", "oval"] as const;

/** A picture that places are drawn on: corner by corner or as a box, by mouse, finger and keyboard. Pictures are never mirrored. */
export function PolygonBoard({ label, shapes, chosen, onChoose, onDraw, children }: PolygonBoardProps) {
  const { t } = useTranslation();
  const keys = useId();
  const [corner, setCorner] = useState<number | null>(null);
  const [cross, setCross] = useState<Corner | null>(null);
  const [box, setBox] = useState<readonly Corner[] | null>(null);
  const [said, setSaid] = useState("");
  const [tool, setTool] = useState<(typeof tools)[number]>("corners");
  /** The first of two corners that a shape lies between. */
  const [anchor, setAnchor] = useState<Corner | null>(null);
  const name = useId();
  const drags = useRef(0);
  const held = useRef<{ from: Corner; index: number; moved: boolean; step: string; x: number; y: number } | null>(null);
  const own = shapes.find(({ id }) => id === chosen);
  const corners = own?.polygon ?? [];
  const at = corner === null ? undefined : corners[corner];

  const shapeBetween = (from: Corner, to: Corner) => (tool === "oval" ? ovalBetween(from, to) : boxBetween(from, to));
  const span = (place: Corner) => {
    if (own === undefined) return setSaid(t("labForm.board.noPlace"));
    if (anchor === null) {
      setAnchor(place);
      return setSaid(t("labForm.board.anchored"));
    }
    setAnchor(null);
    setCorner(null);
    setBox(null);
    if (anchor[0] === place[0] || anchor[1] === place[1]) return setSaid(t("labForm.board.flat"));
    onDraw(own.id, shapeBetween(anchor, place));
    return setSaid(t("labForm.board.drawn"));
  };
  const put = (place: Corner) => {
    if (tool !== "corners") return span(place);
    if (own === undefined) return setSaid(t("labForm.board.noPlace"));
    const added = withCorner(corners, place);
    onDraw(own.id, added.corners);
    setCorner(added.index);
    return setSaid(t("labForm.board.put", { number: added.index + 1, total: added.corners.length }));
  };
  const takeAway = () => {
    const index = corner ?? corners.length - 1;
    if (own === undefined || index < 0) return;
    onDraw(own.id, corners.toSpliced(index, 1));
    setCorner(null);
    setSaid(t("labForm.board.taken", { total: corners.length - 1 }));
  };

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Corner => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return cornerAt((clientX - left) / width, (clientY - top) / height);
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const place = placeOf(event);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    drags.current += 1;
    const index = nearestCorner(corners, place, { width, height }, reachPixels);
    setCross(null);
    setCorner(index < 0 ? null : index);
    held.current = { from: place, index, moved: false, step: `drag ${drags.current}`, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const begun = held.current;
    if (begun === null || own === undefined) return;
    begun.moved ||= Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > dragPixels;
    if (!begun.moved) return;
    const place = placeOf(event);
    if (begun.index >= 0) onDraw(own.id, movedCorner(corners, begun.index, place), begun.step);
    else if (corners.length === 0 || tool !== "corners") setBox(shapeBetween(begun.from, place));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const begun = held.current;
    held.current = null;
    if (begun === null) return;
    const place = placeOf(event);
    if (box !== null && own !== undefined) {
      setBox(null);
      setAnchor(null);
      onDraw(own.id, shapeBetween(begun.from, place));
      return;
    }
    if (begun.moved || begun.index >= 0) return;
    const other = shapes.find(({ id, polygon }) => id !== chosen && holds(polygon, place));
    if (other !== undefined && anchor === null && (corners.length === 0 || corners.length > 2)) {
      onChoose(other.id);
      return;
    }
    put(place);
  };

  const walk = (by: 1 | -1) => {
    if (corners.length === 0) return;
    const next = ((corner ?? (by === 1 ? -1 : 0)) + by + corners.length) % corners.length;
    setCorner(next);
    setSaid(t("labForm.board.corner", { number: next + 1, total: corners.length }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    if (way) {
      const by = event.shiftKey ? smallStep : step;
      const from = at ?? cross ?? middle;
      const to = cornerAt(from[0] + way[0] * by, from[1] + way[1] * by);
      if (at !== undefined && own !== undefined && corner !== null) onDraw(own.id, movedCorner(corners, corner, to), `keys ${corner}`);
      else setCross(to);
      if (anchor !== null) setBox(shapeBetween(anchor, to));
    } else if (event.key === "Enter" || event.key === " ") {
      const place = cross ?? at ?? middle;
      setCross(place);
      if (at === undefined || tool !== "corners") put(place);
      setCorner(null); // the arrows move the cross on
    } else if (event.key === "Delete" || event.key === "Backspace") takeAway();
    else if (event.key === "PageDown" || event.key === "PageUp") walk(event.key === "PageDown" ? 1 : -1);
    else if (event.key === "Escape" && (corner !== null || anchor !== null)) {
      setCorner(null);
      setAnchor(null);
      setBox(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const drawn = (polygon: readonly Corner[]) => polygon.map(([x, y]) => `${x * 100},${y * 100}`).join(" ");

  return (
    <div className={forms.fields}>
      <fieldset className={forms.choices}>
        <legend>{t("labForm.board.tool")}</legend>
        {tools.map((each) => (
          <label key={each} className={forms.choice}>
            <input
              type="radio"
              name={name}
              checked={tool === each}
              onChange={() => {
                setTool(each);
                setAnchor(null);
                setCorner(null);
                setBox(null);
              }}
            />
            {t(`labForm.board.tools.${each}`)}
          </label>
        ))}
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application: it is drawn on */}
      <div
        className={styles.board}
        dir="ltr"
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- corners are put here by keyboard too
        tabIndex={0}
        aria-label={label}
        aria-describedby={keys}
        data-board
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) setCross((seen) => seen ?? middle);
        }}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          held.current = null;
          setBox(null);
        }}
      >
        {children}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {shapes.map(({ id, polygon }) => (
            <polygon key={id} className={styles.shape} data-chosen={id === chosen} points={drawn(polygon)} />
          ))}
          {anchor !== null && <circle className={styles.anchor} cx={anchor[0] * 100} cy={anchor[1] * 100} r="1" />}
          {box !== null && <polygon className={styles.shape} data-chosen="true" points={drawn(box)} />}
        </svg>
        {shapes.map(({ id, polygon }, index) => {
          const [first] = polygon;
          if (first === undefined || id === chosen) return null;
          const x = polygon.reduce((sum, [each]) => sum + each, 0) / polygon.length;
          const y = polygon.reduce((sum, [, each]) => sum + each, 0) / polygon.length;
          return (
            <span key={id} className={styles.number} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden>
              {index + 1}
            </span>
          );
        })}
        {corners.map(([x, y], index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a corner is its place
            key={index}
            className={styles.corner}
            data-corner={index}
            data-chosen={index === corner}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-hidden
          />
        ))}
        {cross !== null && at === undefined && (
          <span className={styles.cross} style={{ left: `${cross[0] * 100}%`, top: `${cross[1] * 100}%` }} aria-hidden />
        )}
        <span className={hidden.hidden} role="status">
          {said}
        </span>
      </div>
      <p id={keys} className={forms.hint}>
        {t(tool === "corners" ? "labForm.board.keys" : "labForm.board.shapeKeys")}
      </p>
    </div>
  );
}
