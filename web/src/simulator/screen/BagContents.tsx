import type { InnocentItem } from "@vigil/model/simulator/wire";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../../shell/user.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "./BagContents.module.css";
import { countLines } from "./countLines.ts";
import { kindSource, kindsQuery } from "./kindSource.ts";

/** What lies on the table after a hand search: each thing named, and those of the catalogue as they look alone in the scanner. */
export function BagContents({ contents }: { contents: readonly InnocentItem[] }) {
  const { permissions } = useUser();
  const source = kindSource(permissions);
  const { data: kinds } = useQuery(kindsQuery(source));
  return (
    <ul className={styles.table}>
      {countLines(contents.map(({ name }) => name)).map(([line, count]) => {
        const known = kinds?.find(({ name }) => name.en === line);
        return (
          <li key={line}>
            {known !== undefined && source !== null && <Picture address={`${source.pictures}/${known.kind}/views/0`} />}
            <span>
              <bdi>{known === undefined ? line : inLanguage(known.name)}</bdi>
              {count > 1 && ` × ${count}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The name beside it says what it is. The server draws it when somebody looks for the first time. */
function Picture({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <span className={styles.picture}>
      <img src={address} alt="" loading="lazy" fetchPriority="low" decoding="async" onError={() => setFailed(true)} />
    </span>
  );
}
