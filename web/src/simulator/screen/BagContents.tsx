import type { KindName } from "@vigil/model/simulator/objectLibrary";
import type { InnocentItem } from "@vigil/model/simulator/wire";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api.ts";
import { useUser } from "../../shell/user.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "./BagContents.module.css";
import { countLines } from "./countLines.ts";

/** What lies on the table after a hand search: each thing named, and those of the catalogue as they look alone in the scanner. */
export function BagContents({ contents }: { contents: readonly InnocentItem[] }) {
  const { permissions } = useUser();
  const { data: kinds } = useQuery({
    queryKey: ["simulator", "kindNames"],
    queryFn: ({ signal }) => call<KindName[]>("GET", "training/object-library/kinds", { signal }),
    enabled: permissions.includes("training:take"),
    staleTime: Infinity,
  });
  return (
    <ul className={styles.table}>
      {countLines(contents.map(({ name }) => name)).map(([line, count]) => {
        const known = kinds?.find(({ name }) => name.en === line);
        return (
          <li key={line}>
            {known !== undefined && <Picture kind={known.kind} />}
            <span>
              <bdi>{known === undefined ? line : inLanguage(known.name)}</bdi>
              {count > 1 && " "}
              {count > 1 && <span dir="ltr">× {count}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The name beside it says what it is. The server draws it when somebody looks for the first time. */
function Picture({ kind }: { kind: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <span className={styles.picture}>
      <img
        src={`/api/training/object-library/kinds/${kind}/views/0`}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    </span>
  );
}
