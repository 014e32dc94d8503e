import { spokenLanguage, type Language } from "@vigil/model/phrases/languages";

/** The language that is nearest to what the browser asks for; the page's script makes the same choice. */
export function preferredLanguage(acceptLanguage = ""): Language {
  const asked = acceptLanguage.split(",").map((one) => {
    const [tag = "", quality = "q=1"] = one.trim().split(";");
    return { tag: tag.trim(), weight: Number(quality.trim().slice(2)) };
  });
  const wished = asked.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return spokenLanguage(wished.map(({ tag }) => tag));
}
