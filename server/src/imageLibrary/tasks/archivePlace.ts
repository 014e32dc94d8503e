import { join } from "node:path";
import type { Settings } from "../../settings.ts";

interface Named {
  domainId: number;
  id: number;
}

const directory = ({ dataDirectory }: Pick<Settings, "dataDirectory">): string => join(dataDirectory, "archives");

/** Where archives lie: what was exported until it is old, what was uploaded until it is imported. */
export const archivePlace = {
  directory,
  exported: (settings: Pick<Settings, "dataDirectory">, { domainId, id }: Named) =>
    join(directory(settings), `export-${domainId}-${id}.zip`),
  uploaded: (settings: Pick<Settings, "dataDirectory">, { domainId, id }: Named) =>
    join(directory(settings), `import-${domainId}-${id}.zip`),
  /** While it is written; nobody's file when that ends without its new name. */
  unfinished: (settings: Pick<Settings, "dataDirectory">, name: string) => join(directory(settings), `new-${name}`),
  named: /^(export|import)-([1-9]\d*)-([1-9]\d*)\.zip$/,
};
