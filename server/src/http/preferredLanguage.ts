const complete = ["en", "ar"] as const;
export type PageLanguage = (typeof complete)[number];

/** The first language the browser asks for that is complete; the page's script makes the same choice. */
export function preferredLanguage(acceptLanguage: string | undefined): PageLanguage {
  const asked = (acceptLanguage ?? "").split(",").map((one) => {
    const [code = "", quality = "q=1"] = one.trim().split(";");
    return { code: code.trim().slice(0, 2).toLowerCase(), weight: Number(quality.trim().slice(2)) };
  });
  const best = asked.toSorted((one, other) => other.weight - one.weight).map(({ code }) => complete.find((known) => known === code));
  return best.find((code) => code !== undefined) ?? "en";
}

export const directionOf = (language: PageLanguage): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
