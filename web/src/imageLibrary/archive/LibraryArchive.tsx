import type { Row } from "../../entity/row.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import { mayKeep } from "../mayKeep.ts";
import styles from "./Archive.module.css";
import { ExportCard } from "./ExportCard.tsx";
import { ImportCard } from "./ImportCard.tsx";
import { RemakeCard } from "./RemakeCard.tsx";
import { StorageCard } from "./StorageCard.tsx";
import { TaskList } from "./TaskList.tsx";

/** A library written to an archive, added to from one, and made again. */
export function LibraryArchive({ library, domain }: { library: Row; domain: string }) {
  const { permissions } = useUser();
  if (!permissions.includes("images:edit")) return <NotAllowed />;
  const mayAdd = mayKeep(permissions, "images:add", library);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ExportCard libraryId={library.id} />
        {mayAdd && <ImportCard libraryId={library.id} />}
        {mayAdd && <RemakeCard libraryId={library.id} />}
      </div>
      <div className={styles.column}>
        <StorageCard libraryId={library.id} />
        <TaskList domain={domain} libraryId={library.id} />
      </div>
    </div>
  );
}
