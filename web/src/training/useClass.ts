import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../api.ts";
import { noProgram } from "./noProgram.ts";

/** Between leaving one place of a program and entering the next. */
const graceMs = 2000;
let ending: { programId: number; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * A class is started when its learner comes to it, and ended when they leave. Resets that wait for the next launch happen at the start,
 * so nothing of the program is shown before; where the start does not arrive, the first call that needs it starts it.
 */
export function useClass(programId: number, on: boolean): boolean {
  const queries = useQueryClient();
  const [started, setStarted] = useState<number>();
  useEffect(() => {
    if (!on || programId === noProgram) return undefined;
    let left = false;
    const path = `training/status/programs/${programId}`;
    const goesOn = ending?.programId === programId;
    if (goesOn) clearTimeout(ending?.timer);
    const start = goesOn ? Promise.resolve() : call("POST", path).then(() => queries.invalidateQueries({ queryKey: ["training"] }));
    start
      .catch(() => undefined)
      .finally(() => {
        if (!left) setStarted(programId);
      });
    return () => {
      left = true;
      setStarted(undefined);
      const end = () => {
        ending = undefined;
        call("PUT", path, { keepalive: true }).catch(() => undefined);
      };
      ending = { programId, timer: setTimeout(end, graceMs) };
    };
  }, [programId, on, queries]);
  return programId === noProgram || started === programId;
}
