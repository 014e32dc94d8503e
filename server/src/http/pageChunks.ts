/** Which page of the web app an address shows: its source file, so that the page can name the chunks it will ask for. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^$/, "src/home/HomePage.tsx"],
  [/^profile$/, "src/identity/ProfilePage.tsx"],
  [/^training$/, "src/training/home/ClassListPage.tsx"],
  [/^training\/[^/]+$/, "src/training/menu/ClassMenuPage.tsx"],
  [/^training\/[^/]+\/[^/]+$/, "src/training/menu/CourseMenuPage.tsx"],
  [/^training\/[^/]+\/[^/]+\/[^/]+$/, "src/training/menu/UnitMenuPage.tsx"],
  [/^training\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/, "src/training/page/ContentPage.tsx"],
  [/^admin\/[^/]+$/, "src/entity/list/ListPage.tsx"],
  [/^admin\/courses\/[^/]+\/write(?:\/[^/]+)?$/, "src/authoring/desk/WritePage.tsx"],
  [/^admin\/[^/]+\/[^/]+(?:\/[^/]+)?$/, "src/entity/record/RecordPage.tsx"],
  [/^certificate\/[^/]+\/[^/]+$/, "src/compliance/CertificatePage.tsx"],
  [/^verify\/[^/]+(?:\/[^/]+)?$/, "src/compliance/VerifyPage.tsx"],
  [/^simulator\/sessions$/, "src/training/results/ResultListPage.tsx"],
  [/^simulator\/session\//, "src/training/xray/SimulatorRoute.tsx"],
  [/^simulator\/review\//, "src/training/xray/ReviewRoute.tsx"],
];

export const pageSources: readonly string[] = pages.map(([, source]) => source);

/** `rest`: the address behind the domain, without slashes at its ends. */
export const pageSource = (rest: string): string | undefined => pages.find(([pattern]) => pattern.test(rest))?.[1];

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type ChunkManifest = Record<string, Chunk>;

/** The files of these sources and of everything they import, each once. */
export function chunksOf(manifest: ChunkManifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    for (const style of chunk.css ?? []) styles.add(style);
    return [chunk.file, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return { scripts: sources.flatMap(visit), styles: [...styles] };
}
