import { wasDecided } from "../../simulator/decisionCode.ts";

/**
 * Whether a decision (its code, see simulator/decisionCode) was right about there being a threat; null where nothing can be learned of it:
 * an innocent bag whose time ran out, and one that the session's end overtook. A threat whose time ran out was missed.
 */
export function answeredRight(threat: boolean, decision: string | null): boolean | null {
  if (decision === null || !wasDecided(decision)) return null;
  const late = decision.includes("T");
  if (threat) return !late && /[HR]/.test(decision);
  return late ? null : !/[HR]/.test(decision);
}
