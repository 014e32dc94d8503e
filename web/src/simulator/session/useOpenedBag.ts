import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useRef } from "react";

/** The bag of a result that is open, from 1 in the address beside the result: back leads to the summary, a reload to the same bag. */
export function useOpenedBag(): { index: number | null; onIndex: (index: number | null) => void } {
  const { bag }: { bag?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  const fromSummary = useRef(false);
  const number = Number(bag);
  const index = Number.isSafeInteger(number) && number > 0 ? number - 1 : null;
  const onIndex = (next: number | null) => {
    if (next === null && fromSummary.current) return history.back();
    // One step of the history for all bags: back is the summary whichever was looked at last.
    if (index === null) fromSummary.current = true;
    void navigate({
      to: ".",
      search: (before: object) => ({ ...before, bag: next === null ? undefined : next + 1 }),
      replace: index !== null,
      resetScroll: false,
    });
    return undefined;
  };
  return { index, onIndex };
}
