import type { MarkedLocation } from "@vigil/model/simulator/wire";
import type { Vector } from "@vigil/xray/solid";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MarkType } from "../screen/useMarking.ts";
import { type Hold, markAt, markBetween, middleOf, movedMark, type VolumeMark, volumeMarks } from "./volumeMark.ts";

type Draft = Pick<VolumeMark, "from" | "to">;

/** Marks in a volume, whichever pane and hand they come from. Places are shares of the volume. */
export interface VolumeMarking {
  readonly type: MarkType;
  readonly marks: readonly VolumeMark[];
  /** A press marks, rather than leads the slices to where it is. */
  readonly on: boolean;
  /** Null where nothing can be marked. */
  readonly toggle: (() => void) | null;
  /** What is being drawn or moved, and which mark it takes the place of. */
  readonly draft: { mark: Draft; instead: number | null } | null;
  /** The first corner of a box that is put by keyboard. */
  readonly corner: Vector | null;
  put(place: Vector): void;
  /** By keyboard: a point at once, a box by two corners. */
  putCorner(place: Vector): void;
  take(mark: VolumeMark): void;
  draw(from: Vector, to: Vector, done: boolean): void;
  move(mark: VolumeMark, hold: Hold, by: Vector, done: boolean): void;
  giveUp(): void;
  readonly spoken: string;
}

interface Wanted {
  extent: Vector;
  marks: readonly MarkedLocation[];
  type: MarkType;
  onMark: ((mark: MarkedLocation & { view: number }) => void) | undefined;
  onUnmark: ((mark: number) => void) | undefined;
}

export function useVolumeMarking({ extent, marks: all, type, onMark, onUnmark }: Wanted): VolumeMarking {
  const { t } = useTranslation();
  const [on, setOn] = useState(false);
  const [draft, setDraft] = useState<VolumeMarking["draft"]>(null);
  const [corner, setCorner] = useState<Vector | null>(null);
  const [spoken, setSpoken] = useState("");
  const marks = useMemo(() => volumeMarks(all), [all]);
  const [right, back, up] = extent;
  useEffect(() => {
    setDraft(null);
    setCorner(null);
  }, [right, back, up]);
  const marked = (mark: MarkedLocation & { view: number }) => {
    onMark?.(mark);
    const { width = 0, height = 0, depth = 0 } = mark;
    const [x, y, z] = [mark.x + width / 2, mark.y + height / 2, (mark.z ?? 0) + depth / 2].map(Math.round);
    setSpoken(t("volume.marked", { x, y, z }));
  };
  const taken = (place: number) => {
    onUnmark?.(place);
    setSpoken(t("simulator.markRemoved"));
  };
  const asDraft = (mark: MarkedLocation, instead: number | null) => {
    const [one] = volumeMarks([mark]);
    setDraft(one === undefined ? null : { mark: one, instead });
  };
  const put = (place: Vector) => marked(markAt(extent, place, type));
  return {
    type,
    marks,
    on: on && onMark !== undefined,
    toggle: onMark === undefined ? null : () => setOn(!on),
    draft,
    corner,
    put,
    putCorner(place) {
      if (onMark === undefined) return undefined;
      if (type === "point") return put(place);
      if (corner === null) {
        setCorner(place);
        return setSpoken(t("volume.cornerPut"));
      }
      setCorner(null);
      return corner.every((value, axis) => value === place[axis]) ? put(place) : marked(markBetween(extent, corner, place));
    },
    take: ({ place }) => taken(place),
    draw(from, to, done) {
      setDraft(null);
      const mark = markBetween(extent, from, to);
      return done ? marked(mark) : asDraft(mark, null);
    },
    move(mark, hold, by, done) {
      const moved = movedMark(extent, mark, hold, by);
      if (!done) return asDraft(moved, mark.place);
      setDraft(null);
      onUnmark?.(mark.place);
      return marked(moved);
    },
    giveUp: () => setDraft(null),
    spoken,
  };
}

/** Where in the volume a mark is, in shares. */
export const shareOfMark = (extent: Vector, mark: VolumeMark): Vector => {
  const [x, y, z] = middleOf(mark);
  return [x / extent[0], y / extent[1], z / extent[2]];
};
