import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { phraseOf } from "../../phraseOf.ts";
import styles from "./versions.module.css";

/** Where something is wrong in a package, and what. */
export function PackageFaults({ faults }: { faults: readonly PackageFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map((fault, index) => (
        <li key={`${index}-${fault.code}`}>
          {fault.file !== "" && (
            <code dir="ltr">
              {fault.file}
              {fault.line !== null && `:${fault.line}`}
            </code>
          )}{" "}
          {phraseOf(`coursePackage.faults.${fault.code}`, fault.code, { ...fault.details })}
        </li>
      ))}
    </ul>
  );
}
