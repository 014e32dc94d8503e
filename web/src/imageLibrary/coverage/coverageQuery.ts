import type { ImagePool } from "@vigil/model/imageLibrary/imagePool";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export interface LibraryCoverage {
  images: number;
  cells: { category: string | null; difficulty: number; count: number }[];
  articles: { kind: string; number: number; count: number }[];
  others: { name: string; category: string | null; count: number }[];
  views: { views: number; count: number }[];
  states: { state: string; count: number }[];
  pools: {
    examShare: number;
    divided: boolean;
    rows: { pool: ImagePool; innocents: number; threats: number; mostShown: number }[];
  };
  compared: number;
  nearest: { ids: [number, number]; distance: number; bits: number } | null;
}

export const coverageQuery = (libraryId: number) =>
  queryOptions({
    queryKey: ["imagelibraries", "coverage", libraryId],
    queryFn: ({ signal }) => call<LibraryCoverage>("GET", `imagelibraries/${libraryId}/coverage`, { signal }),
  });
