import type { PickedImage } from "@vigil/model/quiz/quizImages";
import { useTranslation } from "react-i18next";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Tag } from "../../ui/Tag.tsx";

/** What an author needs to know of an image beside its picture; what is true of it where they may know that. */
export function ImageTags({ image: { fault, kind, threatCategory, difficulty } }: { image: PickedImage }) {
  const { t } = useTranslation();
  return (
    <>
      {fault !== null && <Tag tone="bad">{t(`quizImages.faults.${fault}`)}</Tag>}
      {kind === "threat" && <Tag tone="warn">{threatCategory ? categoryName(threatCategory) : t("quizImages.threat")}</Tag>}
      {kind === "innocent" && <Tag>{t("quizImages.innocent")}</Tag>}
      {difficulty !== null && <Tag>{t("quizImages.level", { level: difficulty })}</Tag>}
    </>
  );
}
