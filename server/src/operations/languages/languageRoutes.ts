import type { App, House } from "../../house.ts";

/** How the texts of each language stand, for whoever runs the system. */
export const languageRoutes = (app: App, { languages }: House): void => {
  app.get(
    "/api/operations/languages",
    {
      config: { permission: "operations:view" },
      schema: {
        tags: ["operations"],
        summary: "Languages, how much each says, who read it, and what is wrong; as far as they were looked at",
      },
    },
    () => languages.soFar(),
  );
};
