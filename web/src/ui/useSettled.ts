import { useEffect, useState } from "react";

/** A value once nothing has changed in it for a while: what costs work follows the hand with a pause. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(value);
  const [known, setKnown] = useState(text);
  useEffect(() => {
    if (text === known) return undefined;
    const waiting = setTimeout(() => {
      setKnown(text);
      setSettled(JSON.parse(text) as Value);
    }, pauseMs);
    return () => clearTimeout(waiting);
  }, [text, known, pauseMs]);
  return settled;
}
