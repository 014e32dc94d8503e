import type { LibraryObject } from "@vigil/model/imageLibrary/objectLibrary";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { KindGallery } from "../../imageLibrary/catalogue/KindGallery.tsx";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../training.module.css";

/** What a screener must know by sight: each thing alone in the scanner, what is prohibited first, and what the course's own library adds. `path`: the call that tells them. */
export function ObjectLibrary({ path }: { path: string }) {
  const { t, i18n } = useTranslation();
  const { data: objects, error } = useQuery({
    queryKey: ["objects", path, i18n.language],
    queryFn: ({ signal }) => call<LibraryObject[]>("GET", `${path}?language=${i18n.language}`, { signal }),
    staleTime: Infinity,
  });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!objects) return <Skeleton height={420} />;
  if (objects.length === 0) return <Message kind="info">{t("training.noObjects")}</Message>;
  const own = Map.groupBy(
    objects.filter(({ kind }) => kind === null),
    ({ objectCategory }) => objectCategory,
  );
  const kinds = objects
    .flatMap(({ kind }) => (kind === null ? [] : [kind]))
    .toSorted((one, other) => Number(one.category === null) - Number(other.category === null));
  return (
    <>
      {own.size > 0 && (
        <div className={styles.cards}>
          {[...own].map(([category, members]) => (
            <Card key={category} title={phraseOf(`simulator.categoryNames.${category}`, category)}>
              <ul className={styles.factList}>
                {members.map(({ objectId, objectDescription }) => (
                  <li key={objectId} dir="auto">
                    {objectDescription}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
      <KindGallery kinds={kinds} pictures="/api/training/object-library/kinds" />
    </>
  );
}
