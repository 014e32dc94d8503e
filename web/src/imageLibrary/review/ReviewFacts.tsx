import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { plainText } from "../../entity/plainText.ts";
import type { Row } from "../../entity/row.ts";
import { fieldLabel, optionLabel } from "../../shell/recordPhrase.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { useBagWords } from "../../simulator/screen/useBagWords.ts";
import { approvalQuery } from "../approval/approvalQuery.ts";
import { bagTypeName } from "../image/bagTypeName.ts";
import styles from "./Review.module.css";

/** What is said about an image, as briefly as it can be, and what was declared. */
export function ReviewFacts({ image }: { image: Row }) {
  const { t } = useTranslation();
  const { data: approval } = useQuery(approvalQuery(image.id));
  const text = (name: string) => plainText(image[name]);
  const { threat, declared } = useBagWords();
  const category = text("threatCategory");
  const { manifest } = image as { manifest?: unknown };
  const declaredWords = Array.isArray(manifest)
    ? declared(manifest)
        .map(([thing, count]) => (count > 1 ? `${thing} × ${count}` : thing))
        .join(" · ")
    : "";
  const facts: [string, string][] = [
    [fieldLabel("image", "imageId"), text("imageId")],
    [fieldLabel("image", "imageLibraryId"), text("imageLibrary.name")],
    [fieldLabel("image", "bagType"), bagTypeName(text("bagType"))],
    [fieldLabel("image", "difficulty"), text("difficulty")],
    [fieldLabel("image", "kind"), text("kind") && optionLabel("image", "kind", text("kind"))],
    [fieldLabel("image", "decision"), text("decision") && optionLabel("image", "decision", text("decision"))],
    [fieldLabel("image", "threatCategory"), category && categoryName(category)],
    [fieldLabel("image", "threatDescription"), threat(text("threatDescription"))],
    [fieldLabel("image", "manifest"), declaredWords],
    [t("imageReview.maker"), approval?.madeBy ?? ""],
  ];
  return (
    <dl className={styles.facts} aria-label={t("imageReview.facts")}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
