import { useQuery } from "@tanstack/react-query";
import i18next from "i18next";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Cells } from "../../entity/place.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { useBagWords } from "../../simulator/screen/useBagWords.ts";
import { articleKinds, articleName } from "./articleNames.ts";
import { bagTypeName } from "./bagTypeName.ts";
import { renderedImage } from "./rendered/renderedImage.ts";

const ArticleName = ({ article }: { article: string }) => {
  useQuery({ queryKey: ["images", "filter", "article"], queryFn: articleKinds });
  return <bdi>{articleName(article)}</bdi>;
};

const Threat = ({ text }: { text: string }) => <bdi>{useBagWords().threat(text)}</bdi>;

const Declared = ({ lines }: { lines: readonly string[] }) => {
  const { t } = useTranslation();
  const { declared } = useBagWords();
  if (lines.length === 0) return t("simulator.manifestEmpty");
  return declared(lines).map(([thing, count], index) => (
    <Fragment key={thing}>
      {index > 0 && " · "}
      <bdi>{thing}</bdi>
      {count > 1 && ` × ${count}`}
    </Fragment>
  ));
};

/** Fields of an image that are pictures and polygons elsewhere, here in a few words; what is stored in English in those of the reader. */
export const imageCells: Cells = {
  bagType: (image) => (typeof image["bagType"] === "string" && image["bagType"] !== "" ? <bdi>{bagTypeName(image["bagType"])}</bdi> : "—"),
  threatDescription: (image) => (typeof image["threatDescription"] === "string" ? <Threat text={image["threatDescription"]} /> : "—"),
  manifest: (image) => (Array.isArray(image["manifest"]) ? <Declared lines={image["manifest"]} /> : "—"),
  views: (image) =>
    renderedImage(image)
      ?.views.map(({ pictures }, view) => `${i18next.t("rendered.view", { number: view + 1 })}: ${Object.keys(pictures).join(", ") || "—"}`)
      .join(" · ") ?? i18next.t("library.coverage.viewCount", { count: Array.isArray(image["views"]) ? image["views"].length : 0 }),
  threatArray: (image) =>
    i18next.t("rendered.editor.polygons", {
      count: Array.isArray(image["threatArray"]) ? image["threatArray"].filter(({ points }) => points.length > 0).length : 0,
    }),
  article: (image) => (typeof image["article"] === "string" ? <ArticleName article={image["article"]} /> : "—"),
  threatCategory: (image) => (typeof image["threatCategory"] === "string" ? categoryName(image["threatCategory"]) : "—"),
};
