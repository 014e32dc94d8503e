import { useRef, type PointerEvent } from "react";

const farEnoughPixels = 6;

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void;
}

/** Dragging with mouse, pen or finger: the item follows, and is put on whatever has `data-target` where it is let go. */
export function useItemDrag(put: (item: number, target: number) => void): (item: number) => DragHandlers {
  const from = useRef<{ item: number; x: number; y: number; moved: boolean } | null>(null);
  const dragged = useRef(false);
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.translate = "";
    delete currentTarget.dataset["dragging"];
    from.current = null;
  };
  return (item) => ({
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY, button }) => {
      dragged.current = false;
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      from.current = { item, x: clientX, y: clientY, moved: false };
    },
    onPointerMove: ({ currentTarget, clientX, clientY }) => {
      const begun = from.current;
      if (begun === null || begun.item !== item) return;
      const [x, y] = [clientX - begun.x, clientY - begun.y];
      begun.moved ||= Math.hypot(x, y) > farEnoughPixels;
      if (!begun.moved) return;
      currentTarget.dataset["dragging"] = "";
      currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event) => {
      const begun = from.current;
      if (begun?.moved === true) {
        dragged.current = true;
        const below = document.elementsFromPoint(event.clientX, event.clientY);
        const target = below
          .find((element) => element.closest("[data-target]"))
          ?.closest("[data-target]")
          ?.getAttribute("data-target");
        letGo(event);
        if (target != null) put(item, Number(target));
      } else letGo(event);
    },
    onPointerCancel: letGo,
    // what was dragged was not clicked
    onClickCapture: (event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
