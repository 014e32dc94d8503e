import { thoughtSeconds } from "@vigil/model/exam/thoughtSeconds";
import { useEffect } from "react";
import { beActive, leasePhase } from "../../training/trainingLease.ts";

const everyMs = 60_000;
const touches = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

/**
 * Whoever is `thinking` about a question touches nothing, and their place must not rest for that: what rests is not heard of, and an exam that is not
 * heard of is handed in. Not for ever, as a computer that was forgotten in an exam would keep its learner out everywhere else.
 */
export function useThought(thinking: boolean): void {
  useEffect(() => {
    if (!thinking) return;
    let touchedMs = performance.now();
    const onTouch = () => {
      touchedMs = performance.now();
    };
    for (const touch of touches) addEventListener(touch, onTouch, { passive: true });
    const timer = setInterval(() => {
      if (leasePhase.get() === "held" && performance.now() - touchedMs < 1000 * thoughtSeconds) beActive();
    }, everyMs);
    return () => {
      clearInterval(timer);
      for (const touch of touches) removeEventListener(touch, onTouch);
    };
  }, [thinking]);
}
