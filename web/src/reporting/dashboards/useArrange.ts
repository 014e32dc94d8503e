import { mostHeight, mostWidth, moveItem, resizeItem, type DashboardItem } from "@vigil/model/reporting/dashboards/dashboard";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";

interface Size {
  width: number;
  height: number;
}

export interface Arrange {
  /** What was done, for those who do not see it. */
  told: string;
  /** The item that is dragged, the one it would take the place of, and the size it is being drawn to. */
  dragged: { key: string; over?: string | undefined; size?: Size | undefined } | null;
  moveBy: (item: DashboardItem) => Handle;
  resizeBy: (item: DashboardItem) => Handle;
}

interface Handle {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

const mirrored = (element: Element): boolean => getComputedStyle(element).direction === "rtl";
const itemAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-item]")?.dataset["item"])
    .find((key) => key !== undefined);

/** Widgets are moved and resized by the arrow keys on their handles, and by dragging these. */
export function useArrange(items: readonly DashboardItem[], change: (items: DashboardItem[]) => void): Arrange {
  const { t } = useTranslation();
  const [told, setTold] = useState("");
  const [dragged, setDragged] = useState<Arrange["dragged"]>(null);
  const held = useRef<HTMLElement | null>(null);
  // an element that is moved in the page loses the focus
  useLayoutEffect(() => {
    if (held.current && document.activeElement !== held.current) held.current.focus();
    held.current = null;
  }, [items]);

  const titleOf = ({ widget }: DashboardItem) => t(`dashboards.widgets.${widget}`);
  const move = (item: DashboardItem, place: number) => {
    const moved = moveItem(items, item.key, place);
    setTold(
      t("dashboards.moved", { title: titleOf(item), place: moved.findIndex(({ key }) => key === item.key) + 1, count: items.length }),
    );
    change(moved);
  };
  const resize = (item: DashboardItem, size: Size) => {
    const resized = resizeItem(items, item.key, size);
    const now = resized.find(({ key }) => key === item.key) ?? item;
    setTold(t("dashboards.resized", { title: titleOf(item), width: now.width, most: mostWidth, height: now.height, mostHeight }));
    if (now.width !== item.width || now.height !== item.height) change(resized);
  };

  const handle = (
    item: DashboardItem,
    parts: { key: (event: KeyboardEvent<HTMLElement>) => boolean; drag: (event: PointerEvent<HTMLElement>) => void; drop: () => void },
  ): Handle => ({
    onKeyDown: (event) => {
      held.current = event.currentTarget;
      if (parts.key(event)) event.preventDefault();
      else held.current = null;
    },
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ key: item.key });
    },
    onPointerMove: (event) => {
      if (dragged?.key === item.key) parts.drag(event);
    },
    onPointerUp: () => {
      if (dragged?.key === item.key) parts.drop();
      setDragged(null);
    },
    onPointerCancel: () => setDragged(null),
  });

  return {
    told,
    dragged,
    moveBy: (item) =>
      handle(item, {
        key: ({ key, currentTarget }) => {
          const place = items.findIndex((each) => each.key === item.key);
          const forward = mirrored(currentTarget) ? "ArrowLeft" : "ArrowRight";
          const back = mirrored(currentTarget) ? "ArrowRight" : "ArrowLeft";
          const to = { [forward]: place + 1, ArrowDown: place + 1, [back]: place - 1, ArrowUp: place - 1, Home: 0, End: items.length }[key];
          if (to === undefined) return false;
          move(item, to);
          return true;
        },
        drag: ({ clientX, clientY }) => {
          const over = itemAt(clientX, clientY);
          setDragged({ key: item.key, over: over === item.key ? undefined : over });
        },
        drop: () => {
          const place = items.findIndex(({ key }) => key === dragged?.over);
          if (place >= 0) move(item, place);
        },
      }),
    resizeBy: (item) =>
      handle(item, {
        key: ({ key, currentTarget }) => {
          const wider = mirrored(currentTarget) ? -1 : 1;
          const { width, height } = item;
          const size = {
            ArrowRight: { width: width + wider, height },
            ArrowLeft: { width: width - wider, height },
            ArrowDown: { width, height: height + 1 },
            ArrowUp: { width, height: height - 1 },
          }[key];
          if (size === undefined) return false;
          resize(item, size);
          return true;
        },
        drag: ({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.closest("[data-item]")?.getBoundingClientRect();
          if (!box) return;
          const { width, height } = dragged?.size ?? item;
          const across = mirrored(currentTarget) ? box.right - clientX : clientX - box.left;
          const steps = (length: number, drawn: number, now: number) => Math.round(drawn / (length / now));
          const size = { width: steps(box.width, across, width), height: steps(box.height, clientY - box.top, height) };
          const [within] = resizeItem([item], item.key, size);
          setDragged({ key: item.key, size: within });
        },
        drop: () => {
          if (dragged?.size) resize(item, dragged.size);
        },
      }),
  };
}
