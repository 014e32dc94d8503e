import { threadWork } from "../jobs/threadWork.ts";
import type { LanguagePlaces } from "./languagePlaces.ts";
import { languageStandings } from "./languageStandings.ts";

threadWork(async (places: LanguagePlaces) => languageStandings(places));
