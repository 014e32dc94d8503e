import { useCallback, useState } from "react";

/** Whether any view shows the whole bag with less than half of its detail, as each of them tells. */
export function useCoarse(): { coarse: boolean; onCoarse: (view: number, coarse: boolean) => void } {
  const [views, setViews] = useState<Readonly<Record<number, boolean>>>({});
  const onCoarse = useCallback(
    (view: number, coarse: boolean) => setViews((known) => (known[view] === coarse ? known : { ...known, [view]: coarse })),
    [],
  );
  return { coarse: Object.values(views).includes(true), onCoarse };
}
