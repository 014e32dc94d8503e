import { isAcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import type { BankEntry } from "@vigil/model/exam/regradeWire";
import { scanKeys } from "@vigil/model/training/pageBlock";
import { MarkedPicture } from "../kinds/MarkedPicture.tsx";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";

/** Where a question was marked, on its picture or in its image, with the places that are right. */
export function BankMarks({ entry: { model, picture, scan, description, accepted, figures } }: { entry: BankEntry }) {
  const right = accepted.filter(isAcceptedPlace);
  const { marks } = figures.marked;
  return model === "hotspot" ? (
    <MarkedPicture picture={picture} description={description} marks={marks} right={right} />
  ) : (
    <SearchedImage scan={scan} keys={scanKeys} description={description} marks={marks} right={right} />
  );
}
