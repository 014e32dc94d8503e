import type { Row } from "../../entity/row.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import { mayKeep } from "../mayKeep.ts";
import styles from "./Archive.module.css";
import { ExportCard } from "./ExportCard.tsx";
import { RemakeCard } from "./RemakeCard.tsx";
import { TaskList } from "./TaskList.tsx";

/** One image written to an archive, or made again. */
export function ImageArchive({ image, domain }: { image: Row; domain: string }) {
  const { permissions } = useUser();
  if (!permissions.includes("images:edit")) return <NotAllowed />;
  const libraryId = Number(image["imageLibraryId"]);
  const mayAdd = mayKeep(permissions, "images:add", image);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {mayAdd && <RemakeCard libraryId={libraryId} imageId={image.id} />}
        <ExportCard libraryId={libraryId} imageId={image.id} />
      </div>
      <TaskList domain={domain} libraryId={libraryId} />
    </div>
  );
}
