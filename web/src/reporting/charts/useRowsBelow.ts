import { useEffect, useRef, useState } from "react";

/** How many rows of a list that scrolls cannot be seen yet, and the way to them. */
export function useRowsBelow(rows: number, scrolls: boolean) {
  const plot = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const box = plot.current;
    if (!box || !scrolls) return undefined;
    const count = () => {
      const axis = box.firstElementChild?.getBoundingClientRect().height ?? 0;
      const end = box.getBoundingClientRect().bottom - axis;
      const hidden = [...box.querySelectorAll("li")].filter((row) => row.getBoundingClientRect().bottom > end + 2);
      setBelow(box.scrollHeight > box.clientHeight + 1 ? hidden.length : 0);
    };
    const watch = new ResizeObserver(count);
    watch.observe(box);
    box.addEventListener("scroll", count, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", count);
    };
  }, [rows, scrolls]);
  const showMore = () => plot.current?.scrollBy({ top: plot.current.clientHeight * 0.7 });
  return { plot, below, showMore };
}
