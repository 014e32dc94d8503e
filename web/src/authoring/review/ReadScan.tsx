import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";

type FindThreat = Extract<OtherQuestion, { kind: "findThreat" }>;

interface ReadScanProps extends Pick<FindThreat, "description" | "keys" | "threats"> {
  /** Where its views lie, below /api. */
  scan: string;
}

/** An image that is searched, with what is to be found in it. */
export function ReadScan({ scan, description, keys, threats }: ReadScanProps) {
  const right = threats.flatMap(({ id, label, places }) => places.map((place) => ({ id, label, ...place })));
  return <SearchedImage scan={scan} keys={keys} description={description} marks={[]} right={right} />;
}
