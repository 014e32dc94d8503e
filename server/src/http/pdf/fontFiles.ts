import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Script } from "./scriptOf.ts";

const require = createRequire(import.meta.url);
/** Packages that name no file of theirs say where they lie. */
const beside = (entry: string, name: string): string => join(dirname(entry), `../fonts/${name}.otf`);
const [simplified, traditional, japanese, korean] = [
  require.resolve("@embedpdf/fonts-sc"),
  require.resolve("@embedpdf/fonts-tc"),
  require.resolve("@embedpdf/fonts-jp"),
  require.resolve("@embedpdf/fonts-kr"),
];

/** The fonts of PDFs by script and weight; a file is read where a letter of it is drawn. */
export const fontFiles: Readonly<Record<`${Script}${"" | "-bold"}`, string>> = {
  latin: require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  "latin-bold": require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  arabic: require.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
  "arabic-bold": require.resolve("@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf"),
  thai: require.resolve("@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"),
  "thai-bold": require.resolve("@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf"),
  georgian: require.resolve("@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf"),
  "georgian-bold": require.resolve("@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf"),
  simplified: beside(simplified, "NotoSansHans-Regular"),
  "simplified-bold": beside(simplified, "NotoSansHans-Bold"),
  traditional: beside(traditional, "NotoSansHant-Regular"),
  "traditional-bold": beside(traditional, "NotoSansHant-Bold"),
  japanese: beside(japanese, "NotoSansJP-Regular"),
  "japanese-bold": beside(japanese, "NotoSansJP-Bold"),
  korean: beside(korean, "NotoSansKR-Regular"),
  "korean-bold": beside(korean, "NotoSansKR-Bold"),
};
