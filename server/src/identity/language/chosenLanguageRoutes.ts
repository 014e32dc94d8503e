import { locales } from "@vigil/model/identity/locales";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../access/caller.ts";
import { sessionUserSchema } from "../session/sessionUser.ts";
import { chooseLanguage } from "./chooseLanguage.ts";

const body = z.strictObject({ locale: z.enum(locales) });

export const chosenLanguageRoutes = (app: App, house: House): void => {
  const schema = { tags: ["user"], summary: "The language of one's own account", body, response: { 200: sessionUserSchema } };
  app.put("/api/user/change/language", { config: { permission: "signedIn" }, schema }, (request) =>
    chooseLanguage(house, caller(request), request.body.locale),
  );
};
