import { higherFirst, versionNumbers } from "../../curriculum/course/versions/versionOrder.ts";

/** The version behind the highest there is: its last number counted up. */
export function nextVersion(versions: readonly string[]): string {
  const numbers = versions.map(versionNumbers).filter((each) => each !== undefined);
  const [highest] = numbers.toSorted(higherFirst);
  return highest === undefined ? "1.0" : [...highest.slice(0, -1), highest.at(-1)! + 1].join(".");
}
