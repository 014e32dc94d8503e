import type { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import type { Place } from "../entity/place.ts";

export const imageLibraryPlace: Place<typeof imageLibrary> = {
  groups: {
    general: ["name", "description", "industry", "oem", "console", "threatCategories"],
    images: ["examShare", "transferArticles", "measuredLevels", "passImages", "holdImages", "rejectImages", "templateVersion"],
  },
  cells: async () => (await import("./imageLibraryCells.tsx")).imageLibraryCells,
  controls: async () => {
    const [{ ChosenWordsControl }, { ConsoleControl }, { threatCategories }, { categoryName }, { articleKinds, articleName }] =
      await Promise.all([
        import("../entity/form/ChosenWordsControl.tsx"),
        import("./ConsoleControl.tsx"),
        import("@vigil/model/imageLibrary/recipe"),
        import("../simulator/screen/categoryLabel.ts"),
        import("./image/articleNames.ts"),
      ]);
    const articles = await articleKinds().catch((): string[] => []); // who may not know them may still change the rest
    return {
      transferArticles: (form, name) => <ChosenWordsControl form={form} name={name} words={articles} label={articleName} />,
      threatCategories: (form, name) => <ChosenWordsControl form={form} name={name} words={threatCategories} label={categoryName} />,
      console: (form, name) => <ConsoleControl form={form} name={name} />,
    };
  },
  tabs: async () => (await import("./imageLibraryTabs.tsx")).imageLibraryTabs,
  aside: async () => {
    const { OrderProgressCard } = await import("./order/OrderProgressCard.tsx");
    return ({ id }) => <OrderProgressCard libraryId={id} />;
  },
};
