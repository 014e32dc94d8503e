import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import type { CompiledLabs } from "./compileLabs.ts";
import type { PageLinkAt } from "./markdownText.ts";
import type { EditionFiles, UseFile } from "./courseMedia.ts";

/** What the pages of one edition are read with. */
export interface EditionContext {
  edition: EditionFiles;
  faults: PackageFault[];
  use: UseFile;
  locale: string;
  objectives: ReadonlySet<number>;
  terms: ReadonlySet<string>;
  labs: CompiledLabs;
  links: PageLinkAt[];
}
