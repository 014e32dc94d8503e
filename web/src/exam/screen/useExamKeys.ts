import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { useEffect, useRef } from "react";

interface Keys {
  question: ExamQuestion | undefined;
  choose: (id: number) => void;
  goOn: () => void;
  goBack: () => void;
  flag: () => void;
}

/** 1 to 9 choose, Enter goes on, Shift and Enter back, F flags. A dialog, a link, a button and a field keep their own keys. */
export function useExamKeys(keys: Keys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { question, choose, goOn, goBack, flag } = now.current;
      if (!question || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const option = /^[1-9]$/u.test(event.key) ? question.options[Number(event.key) - 1] : undefined;
      const act = option
        ? () => choose(option.id)
        : event.key === "Enter"
          ? event.shiftKey
            ? goBack
            : goOn
          : event.key.toLowerCase() === "f"
            ? flag
            : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  // a film has keys of its own, and the browser does not say on which of them one is
  if (target instanceof Element && target.closest("video") !== null) return true;
  // who writes an answer writes; Enter goes on
  if (key !== "Enter" && target instanceof HTMLInputElement && target.type === "text") return true;
  return key === "Enter" && target instanceof Element && target.closest("button, a, summary") !== null;
}
