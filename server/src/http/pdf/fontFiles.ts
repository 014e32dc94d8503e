import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Script } from "./scriptOf.ts";

const require = createRequire(import.meta.url);
const google = (name: string) => require.resolve(`@expo-google-fonts/${name}.ttf`);
const east = (language: string, name: string) => join(dirname(require.resolve(`@embedpdf/fonts-${language}`)), `../fonts/${name}.otf`);

/** The fonts of PDFs by script and weight; a file is read where a letter of it is drawn. */
export const fontFiles: Readonly<Record<`${Script}${"" | "-bold"}`, string>> = {
  latin: google("noto-sans/400Regular/NotoSans_400Regular"),
  "latin-bold": google("noto-sans/700Bold/NotoSans_700Bold"),
  arabic: google("noto-sans-arabic/400Regular/NotoSansArabic_400Regular"),
  "arabic-bold": google("noto-sans-arabic/700Bold/NotoSansArabic_700Bold"),
  thai: google("noto-sans-thai/400Regular/NotoSansThai_400Regular"),
  "thai-bold": google("noto-sans-thai/700Bold/NotoSansThai_700Bold"),
  georgian: google("noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular"),
  "georgian-bold": google("noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold"),
  simplified: east("sc", "NotoSansHans-Regular"),
  "simplified-bold": east("sc", "NotoSansHans-Bold"),
  traditional: east("tc", "NotoSansHant-Regular"),
  "traditional-bold": east("tc", "NotoSansHant-Bold"),
  japanese: east("jp", "NotoSansJP-Regular"),
  "japanese-bold": east("jp", "NotoSansJP-Bold"),
  korean: east("kr", "NotoSansKR-Regular"),
  "korean-bold": east("kr", "NotoSansKR-Bold"),
};
