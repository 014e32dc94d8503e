import type { SimulatorObject } from "@vigil/model/simulator/wire";
import { useSuspenseQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Card } from "../ui/Card.tsx";
import { phraseOf } from "../phraseOf.ts";
import styles from "./training.module.css";

/** The objects of the course's library, by category. */
export function ObjectLibrary({ programId, courseId }: { programId: number; courseId: number }) {
  const { data: objects } = useSuspenseQuery({
    queryKey: ["training", "objects", programId, courseId],
    queryFn: ({ signal }) =>
      call<SimulatorObject[]>("GET", `training/object-library/programs/${programId}/courses/${courseId}`, { signal }),
  });
  const byCategory = Map.groupBy(objects, ({ objectCategory }) => objectCategory);
  return (
    <div className={styles.cards}>
      {[...byCategory].map(([category, members]) => (
        <Card key={category} title={phraseOf(`simulator.categoryNames.${category}`, category)}>
          <ul className={styles.factList}>
            {members.map(({ objectId, objectDescription }) => (
              <li key={objectId}>{objectDescription}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
