import { finalItem } from "@vigil/model/exam/finalItem";
import type { TrainingPath } from "@vigil/model/training/contents";
import type { Step } from "@vigil/model/training/step";
import { leafParams } from "../leafParams.ts";

interface Address {
  domain: string;
  program: string;
}

/** Where “Continue” leads: to the place itself, never to a menu on the way there. What waits is told by its course, else by its program. */
export function stepLink(address: Address, { kind, path }: Step) {
  const [course, unit] = path.map(String);
  if (course === undefined) return { to: "/$domain/training/$program", params: address } as const;
  const inCourse = { ...address, course };
  if (unit === undefined || kind === "waits") return { to: "/$domain/training/$program/$course", params: inCourse } as const;
  if (kind === "minibook") return { to: "/$domain/training/$program/$course/$unit/minibook", params: { ...inCourse, unit } } as const;
  if (kind === "exam") return screenLink(address, path, "Exam");
  return kind === "practice" || kind === "time" ? screenLink(address, path, "Practice") : leafParams(address, path);
}

/** The intro of a unit at the X-ray screen. */
export function screenLink(address: Address, [course = 0, unit = finalItem]: TrainingPath, type: "Practice" | "Exam") {
  const params = { ...address, course: String(course), unit: String(unit), type };
  return { to: "/$domain/simulator/session/$program/$course/$unit/$type", params } as const;
}
