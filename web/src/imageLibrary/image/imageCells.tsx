import { useQuery } from "@tanstack/react-query";
import i18next from "i18next";
import type { Cells } from "../../entity/place.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { articleKinds, articleName } from "./articleNames.ts";
import { renderedImage } from "./rendered/renderedImage.ts";

/** Fields of an image that are pictures and polygons elsewhere, here in a few words. */
const ArticleName = ({ article }: { article: string }) => {
  useQuery({ queryKey: ["images", "filter", "article"], queryFn: articleKinds });
  return <bdi>{articleName(article)}</bdi>;
};

export const imageCells: Cells = {
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
