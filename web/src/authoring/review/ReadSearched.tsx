import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";

type FindThreat = Extract<OtherQuestion, { kind: "findThreat" }>;

interface ReadSearchedProps extends Pick<FindThreat, "description" | "keys" | "threats"> {
  /** Where its views lie, below /api. */
  scan: string;
}

/** An image that is searched, with what is to be found in it. */
export function ReadSearched({ scan, description, keys, threats }: ReadSearchedProps) {
  const right = threats.flatMap(({ id, label, places }) => places.map((place) => ({ id, label, ...place })));
  return <SearchedImage scan={scan} keys={keys} description={description} marks={[]} right={right} />;
}
